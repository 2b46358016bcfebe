import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { projectPublications, publishedProjects, publishedSessions } from '../schema/published.ts';

export const isPublished = async (db: Queryable, projectId: number): Promise<boolean> =>
  (await db.$count(publishedProjects, eq(publishedProjects.projectId, projectId))) > 0;

export async function writePublication(
  db: Queryable,
  projectId: number,
  row: Omit<typeof publishedProjects.$inferInsert, 'projectId'>,
  publishedBy: number,
): Promise<void> {
  const { number, content, publishedAt } = row;
  await db
    .insert(publishedProjects)
    .values({ projectId, ...row })
    .onConflictDoUpdate({ target: publishedProjects.projectId, set: row });
  await db.delete(publishedSessions).where(eq(publishedSessions.projectId, projectId));
  if (content.sessions.length > 0)
    await db.insert(publishedSessions).values(
      content.sessions.map(({ id, title, type, minutes }, index) => ({
        projectId,
        sessionId: id,
        position: index + 1,
        title,
        type,
        minutes,
      })),
    );
  await db.insert(projectPublications).values({ projectId, number, content, publishedBy, publishedAt });
}

/** Deletes what readers get; publications stay. undefined: not published. */
export async function deletePublished(db: Queryable, projectId: number) {
  const [gone] = await db
    .delete(publishedProjects)
    .where(eq(publishedProjects.projectId, projectId))
    .returning({ schoolId: publishedProjects.schoolId });
  return gone;
}
