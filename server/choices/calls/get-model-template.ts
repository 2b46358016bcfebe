import type { Handler } from '#server/core/pipeline.ts';
import { usualTemplate } from '../choose-template.ts';
import { reachChosenGroup } from '../chosen-group.ts';

export const getModelTemplate: Handler<'get-model-template'> = async (input, scene) => ({
  success: 'true',
  data: await usualTemplate(scene, await reachChosenGroup(scene, input)),
});
