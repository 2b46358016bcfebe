import { and, eq, inArray } from 'drizzle-orm';
import type { LearningSession, LookedAt } from '#contract/learning/learning.wire.ts';
import { isReadable, shownFiles } from '#server/content/index.ts';
import { publishedProjects, publishedSessions } from '#server/content/schema/published.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Learner } from './given.ts';
import { isShared, type LiveSession, readLiveSessions } from './live-sessions.ts';
import { positionOf, progressOf } from './progress.ts';

const isOpen = (learner: Learner, projectId: number, sessionId: number) =>
  and(
    eq(publishedSessions.projectId, projectId),
    eq(publishedSessions.sessionId, sessionId),
    isShared(learner, publishedSessions.sessionId),
    isReadable(learner),
  );

/** undefined: not given, or not shared. */
export async function openSession(db: Queryable, learner: Learner, projectId: number, sessionId: number) {
  const [row] = await db
    .select({ project: publishedProjects })
    .from(publishedSessions)
    .innerJoin(publishedProjects, eq(publishedProjects.projectId, publishedSessions.projectId))
    .where(isOpen(learner, projectId, sessionId));
  return row?.project;
}

export async function learningSession(
  db: Queryable,
  learner: Learner,
  projectId: number,
  sessionId: number,
): Promise<LearningSession | undefined> {
  const project = await openSession(db, learner, projectId, sessionId);
  const content = project?.content.sessions.find(({ id }) => id === sessionId);
  if (!project || !content) return undefined;
  const sessions = await readLiveSessions(db, learner, [projectId]);
  const own = sessions.find(({ session_id }) => session_id === sessionId);
  if (!own) return undefined;
  const { activities, references, presentationFileId, objective } = content;
  const fileIds = [presentationFileId, ...references.map(({ fileId }) => fileId)];
  const files = new Map(
    (await shownFiles(db, project.schoolId, fileIds)).map((file): [string, LookedAt] => [
      file.id,
      // Students may not download the office's films [VW-01].
      { ...file, isDownloadable: project.schoolId !== 0 || file.type !== 'video' },
    ]),
  );
  const shared = sessions.filter(({ is_shared }) => is_shared);
  const at = shared.indexOf(own);
  return {
    project_id: project.projectId,
    project_name: project.title,
    publication: project.number,
    session_id: own.session_id,
    position: own.position,
    title: own.title,
    type: own.type,
    objective,
    minutes: own.minutes,
    is_shared: 1,
    ...positionOf(own),
    total: progressOf(sessions).total,
    presentation: files.get(presentationFileId ?? '') ?? null,
    activities: activities.map((each) => ({ ...each })),
    references: references.map(({ title, url, fileId }) => ({
      title,
      url,
      file: files.get(fileId ?? '') ?? null,
    })),
    previous: neighbourOf(shared[at - 1]),
    next: neighbourOf(shared[at + 1]),
  };
}

const neighbourOf = (session: LiveSession | undefined) =>
  session ? { session_id: session.session_id, title: session.title } : null;

/** Those that the student may open now, with their publications. */
export async function openAmong(db: Queryable, learner: Learner, sessionIds: readonly number[]) {
  if (sessionIds.length === 0) return [];
  return db
    .select({ session_id: publishedSessions.sessionId, publication: publishedProjects.number })
    .from(publishedSessions)
    .innerJoin(publishedProjects, eq(publishedProjects.projectId, publishedSessions.projectId))
    .where(
      and(
        inArray(publishedSessions.sessionId, [...sessionIds]),
        isShared(learner, publishedSessions.sessionId),
        isReadable(learner),
      ),
    );
}
