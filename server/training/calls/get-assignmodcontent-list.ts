import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { itemsOf } from '../own-training.ts';
import { isGivenModule } from '../queries/given.ts';
import { isOneModule, modulesOf } from '../queries/modules.ts';

/** [C3-01] */
export const getAssignmodcontentList: Handler<'get-assignmodcontent-list'> = async (input, scene) => {
  const { module_id, grade } = input;
  const isGiven = isGivenModule(scene.actor, { groupId: grade });
  if ((await modulesOf(scene.db, scene.actor, isOneModule(module_id), isGiven)).length === 0)
    throw notFound();
  return { success: 'true', data: await itemsOf(scene, isOneModule(module_id)) };
};
