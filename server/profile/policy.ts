import { type ProfileOwner, type ProfileRights, profileRights } from '#contract';
import type { Actor } from '#server/core/actor.ts';
import { Refusal } from '#server/core/refusal.ts';

/** [RP-07, VP-32] */
export function refuseInDemoSchool(actor: Actor): void {
  if (!actor.school.isDemo) return;
  throw new Refusal('demo_school', 'This is a demo school: profiles and passwords stay as they are.');
}

function notAllowed(): Refusal {
  return new Refusal('not_allowed', 'Your school has not switched this on. Ask the school admin.');
}

/** [RP-09, RP-10] */
export function refuseUnlessMayView(owner: ProfileOwner): void {
  if (!profileRights(owner).view) throw notAllowed();
}

/** What a save wants to change. */
export interface ProfileWish {
  readonly fields: readonly string[];
  readonly picture: boolean;
  readonly password: boolean;
}

/** [PF-07, RP-09…RP-14, ST-37] Each part of a save needs its own right. */
export function refuseUnlessMaySave(rights: ProfileRights, wish: ProfileWish): void {
  const mayAll =
    wish.fields.every((field) => rights.fields.some((allowed) => allowed === field)) &&
    (!wish.picture || rights.picture) &&
    (!wish.password || rights.password);
  if (!mayAll) throw notAllowed();
}
