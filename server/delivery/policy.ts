import type { SignedInContext } from '#server/core/call-context.ts';
import { mayFollow, type StoredNotice } from '#server/notices/index.ts';

export function refuseUnlessMayFollow(
  { scope, actor, refuse }: SignedInContext<'forbidden'>,
  notice: Pick<StoredNotice, 'schoolId' | 'createdBy'>,
): void {
  if (!mayFollow(scope, actor, notice)) throw refuse('forbidden');
}
