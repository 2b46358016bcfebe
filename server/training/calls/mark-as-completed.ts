import { bit } from '#contract/core/bit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { markDone } from '../complete.ts';
import { countDone, itemsOf, ownModule } from '../own-training.ts';
import { isOneModule } from '../queries/modules.ts';

/** [C4-01] */
export const markAsCompleted: Handler<'mark-as-completed'> = async (input, scene) => {
  const { module_id, content_id, status } = input;
  refuseDemo(scene);
  await ownModule(scene, module_id);
  const items = await itemsOf(scene, isOneModule(module_id));
  if (!items.some(({ id }) => id === content_id)) throw notFound();
  const isDone = status === 1;
  await markDone(scene, { subject: 'content', ids: [content_id], isDone, how: 'by_hand' });
  const marked = items.map((item) => (item.id === content_id ? { status } : item));
  return { success: 'true', data: { status: bit(isDone), ...countDone(marked) } };
};
