import type { SignedInContext } from '#server/core/call-context.ts';
import { mayFollow } from '#server/notices/index.ts';

export function refuseUnlessMayFollow(
  { scope, actor, refuse }: SignedInContext<'forbidden'>,
  notice: Parameters<typeof mayFollow>[2],
): void {
  if (!mayFollow(scope, actor, notice)) throw refuse('forbidden');
}
