import { and, eq, isNull } from 'drizzle-orm';
import type { SessionFields } from '#contract/content/projects.wire.ts';
import type { Queryable } from '#server/db/database.ts';
import { projectSessions, sessionActivities, sessionReferences } from '../schema/sessions.ts';

export async function hasSession(db: Queryable, projectId: number, id: number): Promise<boolean> {
  const isIts = and(
    eq(projectSessions.id, id),
    eq(projectSessions.projectId, projectId),
    isNull(projectSessions.removedAt),
  );
  return (await db.$count(projectSessions, isIts)) > 0;
}

export async function replaceListsOfSession(
  db: Queryable,
  sessionId: number,
  { activities, references }: SessionFields,
): Promise<void> {
  await db.delete(sessionActivities).where(eq(sessionActivities.sessionId, sessionId));
  await db.delete(sessionReferences).where(eq(sessionReferences.sessionId, sessionId));
  if (activities.length > 0)
    await db
      .insert(sessionActivities)
      .values(activities.map((activity, index) => ({ sessionId, position: index + 1, ...activity })));
  if (references.length > 0)
    await db.insert(sessionReferences).values(
      references.map(({ fileId, ...reference }, index) => ({
        sessionId,
        position: index + 1,
        ...reference,
        fileId: fileId || null,
      })),
    );
}
