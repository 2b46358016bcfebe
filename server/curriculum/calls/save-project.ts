import type { Handler } from '#server/core/pipeline.ts';
import { houseOf } from '../queries/house.ts';
import { writeProject } from '../save-project.ts';
import { saveContent } from '../saving.ts';

/** [CA-03] Adds or changes the draft of a project. */
export const saveProject: Handler<'save-project'> = (input, scene) => {
  const { id: _id, version: _version, formSession: _formSession, ...fields } = input;
  return saveContent(scene, {
    of: 'project',
    input,
    name: fields.title,
    field: 'title',
    write: (row) => writeProject(scene, houseOf(scene), row, fields),
  });
};
