import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { lockOrder, putOrder } from '../entities.ts';
import { touchProject } from '../publishing.ts';
import { houseOf } from '../queries/house.ts';

/** [CA-03] The whole order at once: of what was added or removed meanwhile the person did not know. */
export const orderContent: Handler<'order-content'> = async ({ of, parentId, ids }, scene) => {
  const { db, actor, refuse } = scene;
  const stored = await lockOrder(db, houseOf(scene), of, parentId);
  const isSameSet = stored.length === ids.length && stored.every((id) => ids.includes(id));
  if (!isSameSet) throw refuse('order_changed');
  await putOrder(db, of, ids);
  if (of === 'session') await touchProject(scene, parentId);
  await audit(scene, actor, 'content.ordered', { of, parentId });
  return { success: 'true' };
};
