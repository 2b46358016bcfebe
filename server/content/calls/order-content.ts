import type { Handler } from '#server/core/pipeline.ts';
import { putOrder } from '#server/core/resource/put-order.ts';
import { contentResources } from '../queries/content-resources.ts';
import { touchProject } from '../queries/projects.ts';

/** [CA-03] Needs the whole order, so that rows added or removed meanwhile are noticed. */
export const orderContent: Handler<'order-content'> = async ({ of, parentId, ids }, scene) => {
  await putOrder(contentResources[of], scene, { within: parentId, ids });
  if (of === 'session') await touchProject(scene, parentId);
  return { success: 'true' };
};
