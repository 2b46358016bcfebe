import type { Handler } from '#server/core/pipeline.ts';
import { reachPlace } from '../choice-place.ts';
import { chosenByModule } from '../module-order.ts';

export const viewSelectedProjectModuleWise: Handler<'view-selected-project-module-wise'> = async (
  input,
  scene,
) => chosenByModule(scene, await reachPlace(scene, input));
