import { and, eq, isNull } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { attachContentFiles } from '../carried-files.ts';
import { touchProject } from '../publishing.ts';
import { contentOwnerOf } from '../queries/content-owner.ts';
import { materialResource } from '../queries/content-resources.ts';
import { projectSessions } from '../schema/sessions.ts';

/** [CA-03] Adds or changes a material for teachers: a text, file or link of a project or one of its sessions. */
export const saveMaterial: Handler<'save-material'> = (input, scene) => {
  const { db, refuse } = scene;
  const { projectId, sessionId, title, kind, body, fileId, url } = input;
  return saveRow(materialResource, scene, {
    input,
    within: projectId,
    values: async () => {
      const isIts = and(
        eq(projectSessions.id, sessionId ?? 0),
        eq(projectSessions.projectId, projectId),
        isNull(projectSessions.removedAt),
      );
      if (sessionId !== null && (await db.$count(projectSessions, isIts)) === 0)
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
