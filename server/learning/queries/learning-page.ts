import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AssigneeKind } from '#contract/content/content.rules.ts';
import type { PageRequest } from '#contract/core/page.ts';
import { kindsOfType, type LearningType, shareWithOf } from '#contract/learning/learning.rules.ts';
import type { LearningRow } from '#contract/learning/learning.wire.ts';
import { academicModules } from '#server/content/schema/modules.ts';
import { publishedProjects, publishedSessions } from '#server/content/schema/published.ts';
import { tools } from '#server/content/schema/terms.ts';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';
import { clubsOf, firstDue, givenAs, isGiven, type Learner } from './given.ts';
import { readLiveSessions } from './live-sessions.ts';
import { nextOf, progressOf } from './progress.ts';

const hasPractice = sql`exists (select 1 from ${publishedSessions} ps
  where ps.project_id = ${publishedProjects.projectId} and ps.type = 'practice')`;

/** A condition on `published_projects`: given to the student in one of these ways. */
export const isMine = (learner: Learner, kinds: readonly AssigneeKind[]) =>
  and(inArray(publishedProjects.schoolId, [0, learner.school.id]), isGiven(learner, kinds));

/** A condition on `published_projects`: of a type, for a student. */
export const isOfType = (learner: Learner, type: LearningType) =>
  and(isMine(learner, kindsOfType[type]), type === 'Practice' ? hasPractice : undefined);

/** [CA-04] Soonest due first, with the student's progress. */
export function learningPage(
  db: Queryable,
  learner: Learner,
  type: LearningType,
  input: PageRequest<'title' | 'due'>,
) {
  const kinds = kindsOfType[type];
  const due = firstDue(learner, kinds);
  return pageOf(db, input, {
    of: publishedProjects,
    where: isOfType(learner, type),
    search: publishedProjects.searchText,
    sorts: { title: publishedProjects.title, due: [sql`coalesce(${due}, '9999')`, publishedProjects.title] },
    order: { by: 'due' },
    key: publishedProjects.projectId,
    rows: async (bound) => {
      const rows = await bound(
        db
          .select({
            project_id: publishedProjects.projectId,
            title: publishedProjects.title,
            minutes: publishedProjects.minutes,
            tool_name: sql<string>`coalesce(${tools.name}, '')`,
            module_name: sql<string>`coalesce(${academicModules.name}, '')`,
            due_date: sql<string>`coalesce(${due}, '')`,
            kind: givenAs(learner, kinds),
            group_name: type === 'Club' ? clubsOf(learner) : sql<string>`''`,
            cover_file_id: sql<string>`coalesce(${publishedProjects.content}->>'coverFileId', '')`,
          })
          .from(publishedProjects)
          .leftJoin(tools, eq(tools.id, publishedProjects.toolId))
          .leftJoin(academicModules, eq(academicModules.id, publishedProjects.moduleId)),
      );
      const ids = rows.map(({ project_id }) => project_id);
      const sessions = await readLiveSessions(db, learner, ids, type === 'Practice');
      return rows.map(({ kind, ...row }): LearningRow => {
        const own = sessions.filter(({ project_id }) => project_id === row.project_id);
        const next = nextOf(own);
        return {
          ...row,
          share_with: shareWithOf[kind],
          ...progressOf(own),
          next_session_id: next?.session_id ?? 0,
          next_session_name: next?.title ?? '',
        };
      });
    },
  });
}
