import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { contentOwnerOf } from '../queries/content-owner.ts';
import { projectResource } from '../queries/content-resources.ts';
import { columnsOfProject, putPartsOfProject } from '../save-project.ts';

/** [CA-03] */
export const saveProject: Handler<'save-project'> = (input, scene) => {
  const { app, actor } = scene;
  const owner = contentOwnerOf(scene);
  const { schoolId, origin } = owner;
  return saveRow(projectResource, scene, {
    input,
    values: (row) => columnsOfProject(scene, owner, row, input),
    added: { schoolId, origin, authorId: actor.id, createdAt: app.now() },
    after: ({ id }) => putPartsOfProject(scene, schoolId, id, input),
  });
};
