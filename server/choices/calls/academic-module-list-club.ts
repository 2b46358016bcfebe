import type { Handler } from '#server/core/pipeline.ts';
import { reachChosenGroup } from '../chosen-group.ts';
import { modulesAt } from '../module-order.ts';

export const academicModuleListClub: Handler<'academic-module-list-club'> = async (input, scene) =>
  modulesAt(scene, await reachChosenGroup(scene, input));
