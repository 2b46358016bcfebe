import type { Handler } from '#server/core/pipeline.ts';
import { putOrder } from '#server/core/resource/put-order.ts';
import { contentResources } from '../queries/content-resources.ts';
import { touchProject } from '../queries/projects.ts';

/** [CA-03] The whole order at once: of what was added or removed meanwhile the person did not know. */
export const orderContent: Handler<'order-content'> = async ({ of, parentId, ids }, scene) => {
  await putOrder(contentResources[of], scene, { within: parentId, ids });
  if (of === 'session') await touchProject(scene, parentId);
  return { success: 'true' };
};
