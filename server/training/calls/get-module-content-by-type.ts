import { and, eq } from 'drizzle-orm';
import { academicModules, contents, topics } from '#server/content/schema/modules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { itemsOf, ownModule } from '../own-training.ts';

/** [C3-01] */
export const getModuleContentByType: Handler<'get-module-content-by-type'> = async (input, scene) => {
  const { module_id, type, topic_id } = input;
  await ownModule(scene, module_id);
  const data = await itemsOf(
    scene,
    and(
      eq(academicModules.id, module_id),
      eq(contents.type, type),
      topic_id === 0 ? undefined : eq(topics.id, topic_id),
    ),
  );
  return { success: 'true', data };
};
