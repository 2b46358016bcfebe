import type { Handler } from '#server/core/pipeline.ts';
import { reachChosenGroup } from '../chosen-group.ts';
import { chosenByModule } from '../module-order.ts';
import { isUnassigned } from '../queries/choices.ts';

export const unassignedProject: Handler<'unassigned-project'> = async (input, scene) =>
  chosenByModule(scene, await reachChosenGroup(scene, input), isUnassigned);
