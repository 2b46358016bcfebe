import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { templateResource } from '../queries/content-resources.ts';
import { areOfKind, clearDefaultTemplate, replaceTemplateProjects } from '../queries/templates.ts';
import { areClasses } from '../queries/terms.ts';

/** [CA-03] A class has one default list of the office: the last one that was marked so. */
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
      if (isDefault) await clearDefaultTemplate(db, { schoolId: 0, kind, classId });
      return { name, kind, classId, isDefault };
    },
    added: { schoolId: 0, createdAt: app.now(), createdBy: actor.id },
    after: ({ id }) => replaceTemplateProjects(db, id, projectIds),
  });
};
