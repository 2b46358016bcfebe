import type { Handler } from '#server/core/pipeline.ts';
import { reachPlace } from '../choice-place.ts';
import { usualTemplate } from '../choose-template.ts';

export const getModelTemplate: Handler<'get-model-template'> = async (input, scene) => ({
  success: 'true',
  data: await usualTemplate(scene, await reachPlace(scene, input)),
});
