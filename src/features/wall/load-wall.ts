import { roles } from '#contract/core/roles.ts';
import { getAdminWallofFamesCall } from '#contract/wall/calls/get-admin-wallof-fames.call.ts';
import { getWallOfFameCall } from '#contract/wall/calls/get-wall-of-fame.call.ts';
import { setWallEntryRemovedCall } from '#contract/wall/calls/set-wall-entry-removed.call.ts';
import type { WallReach } from '#contract/wall/wall.rules.ts';
import { call } from '#src/lib/api-client.ts';
import { removal } from '#src/lib/resource/removal.ts';
import { rowsCall } from '#src/lib/resource/rows-call.ts';
import { messages } from './messages.en.ts';

export interface WallQuestion {
  readonly place: WallReach;
  readonly isTakenOff: boolean;
  readonly search: string;
  readonly size: number;
}

export function loadWall(
  role: number,
  { place, isTakenOff, search, size }: WallQuestion,
  signal: AbortSignal,
) {
  const filters = { place, ...(isTakenOff && { state: 'removed' as const }) };
  const input = { search, size, filters };
  return role === roles.superAdmin || role === roles.schoolAdmin
    ? call(getAdminWallofFamesCall, input, { signal })
    : call(getWallOfFameCall, input, { signal });
}

export const wallChanges = removal({
  remove: rowsCall(setWallEntryRemovedCall, { isRemoved: true }),
  restore: rowsCall(setWallEntryRemovedCall, { isRemoved: false }),
  removed: (count) => messages.removed(count),
  restored: (count) => messages.restored(count),
});
