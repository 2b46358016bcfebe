import type { Handler } from '#server/core/pipeline.ts';
import { reachPlace } from '../choice-place.ts';
import { chosenByModule } from '../module-order.ts';
import { isUnassigned } from '../queries/choices.ts';

export const unassignedProject: Handler<'unassigned-project'> = async (input, scene) =>
  chosenByModule(scene, await reachPlace(scene, input), isUnassigned);
