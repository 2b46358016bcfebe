import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { attachContentFiles } from '../carried-files.ts';
import { contentOwnerOf } from '../queries/content-owner.ts';
import { materialResource } from '../queries/content-resources.ts';
import { touchProject } from '../queries/projects.ts';
import { hasSession } from '../queries/sessions.ts';

/** [CA-03] */
export const saveMaterial: Handler<'save-material'> = (input, scene) => {
  const { db, refuse } = scene;
  const { projectId, sessionId, title, kind, body, fileId, url } = input;
  return saveRow(materialResource, scene, {
    input,
    within: projectId,
    values: async () => {
      if (sessionId !== null && !(await hasSession(db, projectId, sessionId)))
        throw refuse('unknown_part', { issues: { sessionId: 'unknown_part' } });
      return { title, kind, sessionId, body, url, fileId: fileId || null };
    },
    added: { projectId },
    after: async ({ id }) => {
      const { schoolId } = contentOwnerOf(scene);
      await attachContentFiles(scene, { schoolId, kind: 'teacher_material', id, projectId }, [fileId]);
      await touchProject(scene, projectId);
    },
  });
};
