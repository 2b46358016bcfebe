import type { Handler } from '#server/core/pipeline.ts';
import { itemsOf, ownModule } from '../own-training.ts';
import { isOfTopic, isOfType } from '../queries/items.ts';
import { isOneModule } from '../queries/modules.ts';

/** [C3-01] */
export const getModuleContentByType: Handler<'get-module-content-by-type'> = async (input, scene) => {
  const { module_id, type, topic_id } = input;
  await ownModule(scene, module_id);
  const data = await itemsOf(scene, isOneModule(module_id), isOfType(type), isOfTopic(topic_id));
  return { success: 'true', data };
};
