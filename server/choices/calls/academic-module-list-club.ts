import type { Handler } from '#server/core/pipeline.ts';
import { reachPlace } from '../choice-place.ts';
import { modulesAt } from '../module-order.ts';

export const academicModuleListClub: Handler<'academic-module-list-club'> = async (input, scene) =>
  modulesAt(scene, await reachPlace(scene, input));
