import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { setModuleAudience } from '../queries/content-files.ts';
import { moduleResource, numberOfKind } from '../queries/content-resources.ts';

/** [CA-03] Nobody reads a file of a draft. */
export const saveModule: Handler<'save-module'> = (input, scene) => {
  const { name, description, kind, isPublished } = input;
  return saveRow(moduleResource, scene, {
    input,
    within: numberOfKind[kind],
    values: () => ({ name, description, kind, status: isPublished ? 'published' : 'draft' }) as const,
    after: ({ id }) => setModuleAudience(scene.db, id, isPublished),
  });
};
