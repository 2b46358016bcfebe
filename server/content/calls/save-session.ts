import { eq } from 'drizzle-orm';
import { presentationExtensions } from '#contract/content/content-files.rules.ts';
import type { SessionFields } from '#contract/content/projects.wire.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import type { Queryable } from '#server/db/database.ts';
import { files } from '#server/files/schema/file.ts';
import { attachContentFiles } from '../carried-files.ts';
import { touchProject } from '../publishing.ts';
import { contentOwnerOf } from '../queries/content-owner.ts';
import { sessionResource } from '../queries/content-resources.ts';
import { sessionActivities, sessionReferences } from '../schema/sessions.ts';

/** [CA-03] Adds or changes a session of a project. */
export const saveSession: Handler<'save-session'> = (input, scene) => {
  const { db, refuse } = scene;
  const { projectId, title, type, objective, minutes, presentationFileId, references } = input;
  return saveRow(sessionResource, scene, {
    input,
    within: projectId,
    values: async () => {
      if (!(await isPresentation(db, presentationFileId)))
        throw refuse('unknown_file', { issues: { presentationFileId: 'unknown_file' } });
      return { title, type, objective, minutes, presentationFileId: presentationFileId || null };
    },
    added: { projectId },
    after: async ({ id }) => {
      await putLists(db, id, input);
      const carrier = { schoolId: contentOwnerOf(scene).schoolId, id, projectId };
      await attachContentFiles(scene, { ...carrier, kind: 'session_presentation' }, [presentationFileId]);
      const referenced = references.map(({ fileId }) => fileId);
      await attachContentFiles(scene, { ...carrier, kind: 'session_reference' }, referenced);
      await touchProject(scene, projectId);
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
