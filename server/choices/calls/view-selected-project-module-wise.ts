import type { Handler } from '#server/core/pipeline.ts';
import { reachChosenGroup } from '../chosen-group.ts';
import { chosenByModule } from '../module-order.ts';

export const viewSelectedProjectModuleWise: Handler<'view-selected-project-module-wise'> = async (
  input,
  scene,
) => chosenByModule(scene, await reachChosenGroup(scene, input));
