import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { projectResource } from '../queries/content-resources.ts';
import { houseOf } from '../queries/house.ts';
import { columnsOfProject, putPartsOfProject } from '../save-project.ts';

/** [CA-03] Adds or changes the draft of a project. */
export const saveProject: Handler<'save-project'> = (input, scene) => {
  const { app, actor } = scene;
  const house = houseOf(scene);
  const { schoolId, origin } = house;
  return saveRow(projectResource, scene, {
    input,
    values: (row) => columnsOfProject(scene, house, row, input),
    added: { schoolId, origin, authorId: actor.id, createdAt: app.now() },
    after: ({ id }) => putPartsOfProject(scene, schoolId, id, input),
  });
};
