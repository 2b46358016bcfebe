import { eq } from 'drizzle-orm';
import { academicModules } from '#server/content/schema/modules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { itemsOf, ownModule } from '../own-training.ts';

/** [C3-01] */
export const getModcontentList: Handler<'get-modcontent-list'> = async ({ module_id }, scene) => {
  await ownModule(scene, module_id);
  return { success: 'true', data: await itemsOf(scene, eq(academicModules.id, module_id)) };
};
