import { presentationExtensions } from '#contract/content/content-files.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import type { Queryable } from '#server/db/database.ts';
import { attachContentFiles } from '../carried-files.ts';
import { contentOwnerOf } from '../queries/content-owner.ts';
import { sessionResource } from '../queries/content-resources.ts';
import { touchProject } from '../queries/projects.ts';
import { replaceListsOfSession } from '../queries/sessions.ts';
import { findExtension } from '../queries/shown-files.ts';

/** [CA-03] */
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
      await replaceListsOfSession(db, id, input);
      const carrier = { schoolId: contentOwnerOf(scene).schoolId, id, projectId };
      await attachContentFiles(scene, { ...carrier, kind: 'session_presentation' }, [presentationFileId]);
      const referenced = references.map(({ fileId }) => fileId);
      await attachContentFiles(scene, { ...carrier, kind: 'session_reference' }, referenced);
      await touchProject(scene, projectId);
    },
  });
};

async function isPresentation(db: Queryable, fileId: string): Promise<boolean> {
  if (fileId === '') return true;
  const extension = await findExtension(db, fileId);
  return extension !== undefined && presentationExtensions.includes(extension);
}
