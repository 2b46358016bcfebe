import {
  type ProfileOwner,
  type ProfileRights,
  profileRights,
} from '#contract/profile/profile-rights.rules.ts';
import type { Refusing } from '#server/core/refusal.ts';

/** [RP-09, RP-10] */
export function refuseUnlessMayView({ refuse }: Refusing<'not_allowed'>, owner: ProfileOwner): void {
  if (!profileRights(owner).view) throw refuse('not_allowed');
}

export interface ProfileCommand {
  readonly fields: readonly string[];
  readonly picture: boolean;
  readonly password: boolean;
}

/** [PF-07, RP-09…RP-14, ST-37] Each part of a save needs its own right. */
export function refuseUnlessMaySave(
  { refuse }: Refusing<'not_allowed'>,
  rights: ProfileRights,
  wish: ProfileCommand,
): void {
  const mayAll =
    wish.fields.every((field) => rights.fields.some((allowed) => allowed === field)) &&
    (!wish.picture || rights.picture) &&
    (!wish.password || rights.password);
  if (!mayAll) throw refuse('not_allowed');
}
