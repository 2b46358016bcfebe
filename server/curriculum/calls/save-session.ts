import { eq } from 'drizzle-orm';
import { presentationExtensions } from '#contract/curriculum/content-files.rules.ts';
import type { SessionFields } from '#contract/curriculum/projects.wire.ts';
import type { Handler } from '#server/core/pipeline.ts';
import type { Queryable } from '#server/db/database.ts';
import { files } from '#server/files/schema/file.ts';
import { carryFiles } from '../carried-files.ts';
import { nextPosition } from '../entities.ts';
import { touchProject } from '../publishing.ts';
import { houseOf } from '../queries/house.ts';
import { saveContent } from '../saving.ts';
import { projectSessions, sessionActivities, sessionReferences } from '../schema/sessions.ts';

/** [CA-03] Adds or changes a session of a project. */
export const saveSession: Handler<'save-session'> = (input, scene) => {
  const { db, refuse } = scene;
  const { projectId, title, type, objective, minutes, presentationFileId, references } = input;
  return saveContent(scene, {
    of: 'session',
    input,
    name: title,
    field: 'title',
    parent: { of: 'project', id: projectId },
    write: async (row) => {
      if (!(await isPresentation(db, presentationFileId)))
        throw refuse('unknown_file', { issues: { presentationFileId: 'unknown_file' } });
      const values = { title, type, objective, minutes, presentationFileId: presentationFileId || null };
      const [saved] = row
        ? await db
            .update(projectSessions)
            .set({ ...values, version: row.version + 1 })
            .where(eq(projectSessions.id, row.id))
            .returning()
        : await db
            .insert(projectSessions)
            .values({ ...values, projectId, position: nextPosition('session', projectId) })
            .returning();
      if (!saved) throw new Error('A session was not stored.');
      await putLists(db, saved.id, input);
      const carrier = { schoolId: houseOf(scene).schoolId, id: saved.id, projectId };
      await carryFiles(scene, { ...carrier, kind: 'session_presentation' }, [presentationFileId]);
      const referenced = references.map(({ fileId }) => fileId);
      await carryFiles(scene, { ...carrier, kind: 'session_reference' }, referenced);
      await touchProject(scene, projectId);
      return { id: saved.id, version: saved.version };
    },
  });
};

async function putLists(db: Queryable, sessionId: number, { activities, references }: SessionFields) {
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

/** What can be presented; whether it is one's own is asked where it is carried. */
async function isPresentation(db: Queryable, fileId: string): Promise<boolean> {
  if (fileId === '') return true;
  const [file] = await db.select({ extension: files.extension }).from(files).where(eq(files.id, fileId));
  return file !== undefined && presentationExtensions.includes(file.extension);
}
