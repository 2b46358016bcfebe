import type { Handler } from '#server/core/pipeline.ts';
import { ownModule } from '../own-training.ts';
import { topicsOf } from '../queries/modules.ts';

/** [C3-01] */
export const getModuleDetails: Handler<'get-module-details'> = async ({ module_id }, scene) => {
  const module = await ownModule(scene, module_id);
  return { success: 'true', data: { ...module, topics: await topicsOf(scene.db, scene.actor, module_id) } };
};
