import { and, eq, sql } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { areOfKind } from '../queries/templates.ts';
import { areClasses } from '../queries/terms.ts';
import { saveContent } from '../saving.ts';
import { curriculumTemplates, templateProjects } from '../schema/choices.ts';

/** [CA-03] For a class there is one usual list of the office: the one that was last said to be. */
export const saveTemplate: Handler<'save-template'> = (input, scene) => {
  const { app, db, actor, refuse } = scene;
  const { name, kind, isDefault, projectIds } = input;
  const classId = kind === 'club' ? null : input.classId;
  return saveContent(scene, {
    of: 'template',
    input,
    name,
    field: 'name',
    write: async (row) => {
      if (classId !== null && !(await areClasses(db, [classId])))
        throw refuse('unknown_part', { issues: { classId: 'unknown_part' } });
      if (!(await areOfKind(db, kind, projectIds)))
        throw refuse('unknown_part', { issues: { projectIds: 'unknown_part' } });
      if (isDefault)
        await db
          .update(curriculumTemplates)
          .set({ isDefault: false })
          .where(
            and(
              eq(curriculumTemplates.schoolId, 0),
              eq(curriculumTemplates.kind, kind),
              sql`${curriculumTemplates.classId} is not distinct from ${classId}::smallint`,
            ),
          );
      const values = { name, kind, classId, isDefault };
      const [saved] = row
        ? await db
            .update(curriculumTemplates)
            .set({ ...values, version: row.version + 1 })
            .where(eq(curriculumTemplates.id, row.id))
            .returning()
        : await db
            .insert(curriculumTemplates)
            .values({ ...values, schoolId: 0, createdAt: app.now(), createdBy: actor.id })
            .returning();
      if (!saved) throw new Error('A template was not stored.');
      await db.delete(templateProjects).where(eq(templateProjects.templateId, saved.id));
      await db
        .insert(templateProjects)
        .values(
          projectIds.map((projectId, index) => ({ templateId: saved.id, projectId, position: index + 1 })),
        );
      return { id: saved.id, version: saved.version };
    },
  });
};
