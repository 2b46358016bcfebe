import { orderContentCall } from '#contract/content/calls/order-content.call.ts';
import { setContentRemovedCall } from '#contract/content/calls/set-content-removed.call.ts';
import type { ContentEntity, OrderedEntity } from '#contract/content/content.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { putOrder } from '#src/lib/detail/put-order.ts';
import { removal } from '#src/lib/resource/removal.ts';
import { rowsCall } from '#src/lib/resource/rows-call.ts';

/** Removal and restoring; keep the result out of components. */
export const contentRemoval = (of: ContentEntity) =>
  removal({
    remove: rowsCall(setContentRemovedCall, { of, isRemoved: true }),
    restore: rowsCall(setContentRemovedCall, { of, isRemoved: false }),
  });

export const contentOrder = (of: OrderedEntity, parentId: number, refresh: () => void) =>
  putOrder((ids) => call(orderContentCall, { of, parentId, ids }), refresh);
