import { and, eq, sql } from 'drizzle-orm';
import { curriculumTemplates, templateProjects } from '#server/choices/schema.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { templateResource } from '../queries/content-resources.ts';
import { areOfKind } from '../queries/templates.ts';
import { areClasses } from '../queries/terms.ts';

/** [CA-03] For a class there is one usual list of the office: the one that was last said to be. */
export const saveTemplate: Handler<'save-template'> = (input, scene) => {
  const { app, db, actor, refuse } = scene;
  const { name, kind, isDefault, projectIds } = input;
  const classId = kind === 'club' ? null : input.classId;
  return saveRow(templateResource, scene, {
    input,
    values: async () => {
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
      return { name, kind, classId, isDefault };
    },
    added: { schoolId: 0, createdAt: app.now(), createdBy: actor.id },
    after: async ({ id: templateId }) => {
      await db.delete(templateProjects).where(eq(templateProjects.templateId, templateId));
      await db
        .insert(templateProjects)
        .values(projectIds.map((projectId, index) => ({ templateId, projectId, position: index + 1 })));
    },
  });
};
