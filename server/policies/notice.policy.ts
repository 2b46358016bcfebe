import { canReshareModel, isClubModel } from '#contract';
import type { Actor } from '../domain/sessions.ts';
import { Refusal } from '../refusal.ts';

interface NoticeFacts {
  readonly createdBy: number;
  readonly schoolStatus: number;
  readonly ictStatus: number;
}

/** [ST-07, RP-06] The author, while neither the school nor the central office has locked the notice. */
export function mayEdit(actor: Actor, notice: NoticeFacts): boolean {
  return (
    notice.createdBy === actor.id &&
    notice.schoolStatus === 0 &&
    notice.ictStatus === 0 &&
    !actor.school.isDemo &&
    (actor.role === 2 || actor.role === 4)
  );
}

/** [TV-16, QC-07] Anyone who may write notices in a school whose model allows it. */
export function mayReshare(actor: Actor): boolean {
  return (actor.role === 2 || actor.role === 4) && canReshareModel(actor.school.model);
}

/** [RP-07, VN-37] Refuses writing in a demo school, and in a club school until its form is built. */
export function refuseUnlessMayWrite(actor: Actor): void {
  if (actor.school.isDemo)
    throw new Refusal('demo_school', 'This is a demo school: notices can be read here, not written.');
  if (isClubModel(actor.school.model))
    throw new Refusal('not_built', 'Notices for clubs and batches are not built yet.');
}

/** The author gets a reason; to everybody else the notice is not theirs to change. */
export function refuseUnlessMayEdit(actor: Actor, notice: NoticeFacts): void {
  if (notice.createdBy !== actor.id)
    throw new Refusal('forbidden', 'Only the person who wrote this notice can edit it.');
  if (!mayEdit(actor, notice)) throw new Refusal('locked', 'This notice is locked and cannot be edited.');
}
