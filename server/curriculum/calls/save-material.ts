import { and, eq, isNull } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { carryFiles } from '../carried-files.ts';
import { touchProject } from '../publishing.ts';
import { houseOf } from '../queries/house.ts';
import { saveContent } from '../saving.ts';
import { projectSessions, teacherMaterials } from '../schema/sessions.ts';

/** [CA-03] Adds or changes a material for teachers: a text, file or link of a project or one of its sessions. */
export const saveMaterial: Handler<'save-material'> = (input, scene) => {
  const { db, refuse } = scene;
  const { projectId, sessionId, title, kind, body, fileId, url } = input;
  return saveContent(scene, {
    of: 'material',
    input,
    name: title,
    field: 'title',
    parent: { of: 'project', id: projectId },
    write: async (row) => {
      const isIts = and(
        eq(projectSessions.id, sessionId ?? 0),
        eq(projectSessions.projectId, projectId),
        isNull(projectSessions.removedAt),
      );
      if (sessionId !== null && (await db.$count(projectSessions, isIts)) === 0)
        throw refuse('unknown_part', { issues: { sessionId: 'unknown_part' } });
      const values = { title, kind, sessionId, body, url, fileId: fileId || null };
      const [saved] = row
        ? await db
            .update(teacherMaterials)
            .set({ ...values, version: row.version + 1 })
            .where(eq(teacherMaterials.id, row.id))
            .returning()
        : await db
            .insert(teacherMaterials)
            .values({ ...values, projectId })
            .returning();
      if (!saved) throw new Error('A material was not stored.');
      const { schoolId } = houseOf(scene);
      const carrier = { schoolId, kind: 'teacher_material', id: saved.id, projectId } as const;
      await carryFiles(scene, carrier, [fileId]);
      await touchProject(scene, projectId);
      return { id: saved.id, version: saved.version };
    },
  });
};
