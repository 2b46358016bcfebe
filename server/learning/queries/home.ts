import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { addDays } from '#contract/core/days.ts';
import { dueSoonDays, kindsOfType, learningTypes, shownOnHome } from '#contract/learning/learning.rules.ts';
import type { LearningHome } from '#contract/learning/learning.wire.ts';
import { isReadable } from '#server/content/index.ts';
import { publishedProjects, publishedSessions } from '#server/content/schema/published.ts';
import type { Queryable } from '#server/db/database.ts';
import { sessionShares } from '#server/teaching/schema.ts';
import { works } from '#server/works/schema.ts';
import { learningBookmarks } from '../schema.ts';
import { firstDue, type Learner, partsOf } from './given.ts';
import { isMine, isOfType } from './learning-page.ts';
import { isShared, type LiveSession, readLiveSessions } from './live-sessions.ts';
import { nextOf, progressOf } from './progress.ts';

/** How far back to look. */
const latestOpened = 20;

/** The last opened session that is not done, else the one after the last. */
export async function continueAt(db: Queryable, learner: Learner): Promise<LearningHome['continue']> {
  const opened = await db
    .select({
      projectId: publishedProjects.projectId,
      title: publishedProjects.title,
      cover: sql<string>`coalesce(${publishedProjects.content}->>'coverFileId', '')`,
      sessionId: learningBookmarks.sessionId,
    })
    .from(learningBookmarks)
    .innerJoin(publishedSessions, eq(publishedSessions.sessionId, learningBookmarks.sessionId))
    .innerJoin(publishedProjects, eq(publishedProjects.projectId, publishedSessions.projectId))
    .where(
      and(
        eq(learningBookmarks.schoolId, learner.school.id),
        eq(learningBookmarks.personId, learner.id),
        eq(learningBookmarks.academicYear, learner.school.academicYear),
        gt(learningBookmarks.placedAt, new Date(0)),
        isShared(learner, learningBookmarks.sessionId),
        isReadable(learner),
      ),
    )
    .orderBy(desc(learningBookmarks.placedAt))
    .limit(latestOpened);
  const sessions = await readLiveSessions(db, learner, [
    ...new Set(opened.map(({ projectId }) => projectId)),
  ]);
  const answer = (project: (typeof opened)[number], at: LiveSession, isBegun: boolean) => ({
    project_id: project.projectId,
    project_name: project.title,
    session_id: at.session_id,
    session_name: at.title,
    position: at.position,
    minutes: at.minutes,
    page: at.page ?? 1,
    seconds: at.seconds ?? 0,
    is_begun: isBegun ? (1 as const) : (0 as const),
    cover_file_id: project.cover,
    ...progressOf(sessions.filter(({ project_id }) => project_id === project.projectId)),
  });
  for (const project of opened) {
    const own = sessions.filter(({ project_id }) => project_id === project.projectId);
    const at = own.find(({ session_id }) => session_id === project.sessionId);
    if (at?.done_at === null) return answer(project, at, true);
    const next = nextOf(own);
    if (next) return answer(project, next, next.placed_at !== null);
  }
  return null;
}

/** The whole project, once more only if the teacher asks for it. */
const isHandedIn = (learner: Learner) => sql`exists (select 1 from ${works} w
  where w.school_id = ${learner.school.id} and w.person_id = ${learner.id}
    and w.academic_year = ${learner.school.academicYear} and w.project_id = ${publishedProjects.projectId}
    and w.session_id = 0 and w.state in ('in_review', 'approved'))`;

/** Soonest first. Late projects stay until their sessions are done, or their work is handed in. */
export async function dueSoon(db: Queryable, learner: Learner, today: string): Promise<LearningHome['due']> {
  const due = firstDue(learner, kindsOfType.Practice);
  const rows = await db
    .select({ id: publishedProjects.projectId, title: publishedProjects.title, due })
    .from(publishedProjects)
    .where(
      and(
        isMine(learner, kindsOfType.Practice),
        sql`${due} <= ${addDays(today, dueSoonDays)}`,
        sql`not ${isHandedIn(learner)}`,
      ),
    );
  const sessions = await readLiveSessions(
    db,
    learner,
    rows.map(({ id }) => id),
  );
  return rows
    .toSorted((a, b) => String(a.due).localeCompare(String(b.due)) || a.id - b.id)
    .map(({ id, title, due: day }) => {
      const own = sessions.filter(({ project_id }) => project_id === id);
      return {
        project_id: id,
        title,
        due_date: day ?? '',
        next_session_id: nextOf(own)?.session_id ?? 0,
        ...progressOf(own),
      };
    })
    .filter(({ done, total }) => done < total)
    .slice(0, shownOnHome);
}

/** Newest first, without opened ones. */
export async function freshlyShared(db: Queryable, learner: Learner): Promise<LearningHome['fresh']> {
  const sharedAt = sql<number>`extract(epoch from max(${sessionShares.sharedAt})) * 1000`.mapWith(Number);
  const rows = await db
    .select({
      project_id: publishedProjects.projectId,
      project_name: publishedProjects.title,
      session_id: publishedSessions.sessionId,
      session_name: publishedSessions.title,
      position: publishedSessions.position,
      minutes: publishedSessions.minutes,
      shared_at: sharedAt,
    })
    .from(sessionShares)
    .innerJoin(publishedSessions, eq(publishedSessions.sessionId, sessionShares.sessionId))
    .innerJoin(publishedProjects, eq(publishedProjects.projectId, publishedSessions.projectId))
    .where(
      and(
        eq(sessionShares.schoolId, learner.school.id),
        eq(sessionShares.academicYear, learner.school.academicYear),
        inArray(sessionShares.divisionId, partsOf(learner)),
        sql`${sessionShares.unsharedAt} is null`,
        isReadable(learner),
        sql`not exists (select 1 from ${learningBookmarks} l
          where l.school_id = ${learner.school.id} and l.person_id = ${learner.id}
            and l.academic_year = ${learner.school.academicYear} and l.session_id = ${sessionShares.sessionId})`,
      ),
    )
    .groupBy(publishedProjects.projectId, publishedSessions.projectId, publishedSessions.sessionId)
    .orderBy(desc(sharedAt), publishedSessions.position)
    .limit(shownOnHome);
  return rows;
}

export async function countTypes(db: Queryable, learner: Learner): Promise<LearningHome['counts']> {
  const counts = { Classroom: 0, Personalised: 0, Club: 0, Practice: 0 };
  for (const type of learningTypes)
    counts[type] = await db.$count(publishedProjects, isOfType(learner, type));
  return counts;
}
