import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AssigneeKind } from '#contract/content/content.rules.ts';
import { allows } from '#contract/core/school-settings.ts';
import { assignmentTypeOf, kindsOfType, shareWithOf } from '#contract/learning/learning.rules.ts';
import type { LearningProject } from '#contract/learning/learning.wire.ts';
import { isReadable, shownFiles } from '#server/content/index.ts';
import { academicModules } from '#server/content/schema/modules.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import { academicTerms, toolLevels, tools } from '#server/content/schema/terms.ts';
import type { Queryable } from '#server/db/database.ts';
import { outer } from '#server/db/outer-column.ts';
import { settingsOf } from '#server/schools/index.ts';
import { firstDue, givenAs, type Learner } from './given.ts';
import { readLiveSessions } from './live-sessions.ts';
import { positionOf, progressOf } from './progress.ts';

const anyWay: readonly AssigneeKind[] = kindsOfType.Practice;

/** [EN-20] undefined: not given this year. */
export async function learningProject(
  db: Queryable,
  learner: Learner,
  projectId: number,
): Promise<LearningProject | undefined> {
  const [row] = await db
    .select({
      project: publishedProjects,
      module: academicModules.name,
      tool: tools.name,
      engine: tools.engine,
      level: toolLevels.name,
      due: firstDue(learner, anyWay),
      kind: givenAs(learner, anyWay),
    })
    .from(publishedProjects)
    .leftJoin(academicModules, eq(academicModules.id, publishedProjects.moduleId))
    .leftJoin(tools, eq(tools.id, publishedProjects.toolId))
    .leftJoin(
      toolLevels,
      and(eq(toolLevels.toolId, publishedProjects.toolId), eq(toolLevels.level, publishedProjects.toolLevel)),
    )
    .where(and(eq(publishedProjects.projectId, projectId), isReadable(learner)));
  if (!row) return undefined;
  const { project, kind } = row;
  const sessions = await readLiveSessions(db, learner, [projectId]);
  const objectives = new Map(project.content.sessions.map(({ id, objective }) => [id, objective]));
  const [sample = null] = await shownFiles(db, project.schoolId, [project.content.sampleFileId]);
  return {
    project_id: project.projectId,
    project_name: project.title,
    project_objective: project.content.objective,
    module_name: row.module ?? '',
    tool_name: row.tool ?? '',
    tool_engine: row.engine ?? 'none',
    tool_level: row.level ?? '',
    minutes: project.minutes,
    due_date: row.due ?? '',
    share_with: shareWithOf[kind],
    assignment_type: assignmentTypeOf[kind],
    cover_file_id: project.content.coverFileId ?? '',
    sample,
    alignments: await alignmentsOf(db, learner, project.termIds),
    ...progressOf(sessions),
    sessions: sessions.map((session) => ({
      session_id: session.session_id,
      position: session.position,
      title: session.title,
      type: session.type,
      objective: objectives.get(session.session_id) ?? '',
      minutes: session.minutes,
      is_shared: session.is_shared ? 1 : 0,
      ...positionOf(session),
    })),
  };
}

const alignedKinds = ['skill', 'stream', 'board', 'standard'] as const;

/** [RP-12] Only terms that the school lets students see. */
async function alignmentsOf(db: Queryable, { school }: Learner, termIds: readonly number[]) {
  if (termIds.length === 0) return [];
  const settings = await settingsOf(db, school.id);
  const seen = alignedKinds.filter((kind) => allows({ settings }, `${kind}_alignment_for_student`));
  if (seen.length === 0) return [];
  const terms = await db
    .select({
      kind: academicTerms.kind,
      name: academicTerms.name,
      board: sql<string | null>`(select b.name from academic_terms b
        where b.id = ${outer(academicTerms.parentId)} and b.removed_at is null)`,
    })
    .from(academicTerms)
    .where(and(inArray(academicTerms.id, [...termIds]), isNull(academicTerms.removedAt)))
    .orderBy(asc(academicTerms.name));
  return seen.flatMap((kind) => {
    const named = terms.filter((term) => term.kind === kind).map(({ name }) => name);
    // Projects name standards, and the board follows from these.
    const boards = kind === 'board' ? terms.flatMap(({ board }) => board ?? []) : [];
    const names = [...new Set([...named, ...boards])];
    return names.length > 0 ? [{ kind, names }] : [];
  });
}
