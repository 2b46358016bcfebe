import type { Handler } from '#server/core/pipeline.ts';
import { itemsOf, ownModule } from '../own-training.ts';
import { isOneModule } from '../queries/modules.ts';

/** [C3-01] */
export const getModcontentList: Handler<'get-modcontent-list'> = async ({ module_id }, scene) => {
  await ownModule(scene, module_id);
  return { success: 'true', data: await itemsOf(scene, isOneModule(module_id)) };
};
