import { canReshareModel, writesOfficeNotices } from '#contract';
import type { Actor } from '../domain/sessions.ts';
import { forbidden, Refusal, refuseStale } from '../refusal.ts';

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
    writesAtAll(actor)
  );
}

/** [TV-16, QC-07] Anyone who may write notices in a school whose model allows it. */
export function mayReshare(actor: Actor): boolean {
  return writesAtAll(actor) && canReshareModel(actor.school.model);
}

const writesAtAll = (actor: Actor) =>
  actor.role === 2 || actor.role === 4 || writesOfficeNotices(actor, actor.modules);

/** [RP-01, RP-05, QU-46] The super admin, the director, and staff of the office who were given the module. */
export function refuseUnlessOfficeWriter(actor: Actor): void {
  if (!writesOfficeNotices(actor, actor.modules)) throw forbidden();
}

/** [RP-07, VN-37] Refuses writing in a demo school. */
export function refuseUnlessMayWrite(actor: Actor): void {
  if (actor.role === 1) refuseUnlessOfficeWriter(actor);
  if (actor.school.isDemo)
    throw new Refusal('demo_school', 'This is a demo school: notices can be read here, not written.');
}

/** [TV-16, QC-07] */
export function refuseUnlessMayReshare(actor: Actor): void {
  if (!mayReshare(actor)) throw new Refusal('locked', 'Notices are not shared again in this school.');
}

/** Who sees who has read a notice: its author, and those who oversee the school it is of, or write for the office. */
export function mayFollow(actor: Actor, notice: { createdBy: number; schoolId: number }): boolean {
  if (notice.schoolId !== actor.school.id) return false;
  if (actor.role === 1) return writesOfficeNotices(actor, actor.modules);
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

/** Who writes a notice in other languages: its author, and the admins of its school. */
export function mayTranslate(actor: Actor, notice: NoticeFacts & { readonly schoolId: number }): boolean {
  if (notice.schoolId !== actor.school.id || actor.school.isDemo || !writesAtAll(actor)) return false;
  return isUnlocked(notice) && (actor.role === 2 || notice.createdBy === actor.id);
}

export function refuseUnlessMayTranslate(
  actor: Actor,
  notice: NoticeFacts & { readonly schoolId: number },
): void {
  refuseUnlessMayWrite(actor);
  if (mayTranslate(actor, notice)) return;
  if (!isUnlocked(notice)) throw new Refusal('locked', 'This notice is locked and cannot be translated.');
  throw new Refusal('forbidden', 'Only the person who wrote this notice can translate it.');
}

const isUnlocked = ({ schoolStatus, ictStatus }: NoticeFacts) => schoolStatus === 0 && ictStatus === 0;

/** Version 0 does not ask. */
export function refuseStaleNotice(notice: { readonly version: number }, known: number): void {
  if (known !== 0)
    refuseStale(notice.version, known, 'This notice was changed in another tab or on another device.');
}
