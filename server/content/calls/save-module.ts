import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { setModuleAudience } from '../queries/content-files.ts';
import { moduleResource, numberOfKind } from '../queries/content-resources.ts';

/** [CA-03] What a published module holds is read by whom it is for; of a draft nobody reads a file. */
export const saveModule: Handler<'save-module'> = (input, scene) => {
  const { name, description, kind, isPublished } = input;
  return saveRow(moduleResource, scene, {
    input,
    within: numberOfKind[kind],
    values: () => ({ name, description, kind, status: isPublished ? 'published' : 'draft' }) as const,
    after: ({ id }) => setModuleAudience(scene.db, id, isPublished),
  });
};
