import { canReshareModel } from '#contract';
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

/** [RP-07, VN-37] Refuses writing in a demo school. */
export function refuseUnlessMayWrite(actor: Actor): void {
  if (actor.school.isDemo)
    throw new Refusal('demo_school', 'This is a demo school: notices can be read here, not written.');
}

/** [TV-16, QC-07] */
export function refuseUnlessMayReshare(actor: Actor): void {
  if (!mayReshare(actor)) throw new Refusal('locked', 'Notices are not shared again in this school.');
}

/** Who sees who has read a notice: its author, and those who oversee the school it is of. */
export function mayFollow(actor: Actor, notice: { createdBy: number; schoolId: number }): boolean {
  if (notice.schoolId !== actor.school.id) return false;
  return actor.role === 2 || (actor.role === 4 && notice.createdBy === actor.id);
}

export function refuseUnlessMayFollow(actor: Actor, notice: { createdBy: number; schoolId: number }): void {
  if (!mayFollow(actor, notice))
    throw new Refusal('forbidden', 'Only the person who wrote this notice sees who has read it.');
}

/** The author gets a reason; to everybody else the notice is not theirs to change. */
export function refuseUnlessMayEdit(actor: Actor, notice: NoticeFacts): void {
  if (notice.createdBy !== actor.id)
    throw new Refusal('forbidden', 'Only the person who wrote this notice can edit it.');
  if (!mayEdit(actor, notice)) throw new Refusal('locked', 'This notice is locked and cannot be edited.');
}

/** [QC-31, TG-06] Who may switch a notice off and delete it: its author, and of the office's board all its admins. */
export function mayTend(actor: Actor, notice: NoticeFacts & { readonly schoolId: number }): boolean {
  return actor.role === 1 ? notice.schoolId === 0 : mayEdit(actor, notice);
}

export function refuseUnlessMayTend(actor: Actor, notice: NoticeFacts & { readonly schoolId: number }): void {
  if (actor.school.isDemo)
    throw new Refusal('demo_school', 'This is a demo school: notices can be read here, not changed.');
  if (mayTend(actor, notice)) return;
  if (notice.createdBy !== actor.id)
    throw new Refusal('forbidden', 'Only the person who wrote this notice can change it.');
  throw new Refusal('locked', 'This notice is locked and cannot be changed.');
}
