import { canReshareModel, type Scope } from '#contract';
import type { Actor } from '#server/core/actor.ts';
import { Refusal, refuseStale } from '#server/core/refusal.ts';
import { covers, scopeIn } from '#server/core/scope.policy.ts';

interface NoticeFacts {
  readonly schoolId: number;
  readonly createdBy: number;
  readonly schoolStatus: number;
  readonly ictStatus: number;
}

/** [ST-07, RP-06] The author, while neither the school nor the central office has locked the notice. */
export function mayEdit(actor: Actor, notice: NoticeFacts): boolean {
  return notice.createdBy === actor.id && isUnlocked(notice) && !actor.school.isDemo && writesAtAll(actor);
}

/** [TV-16, QC-07] Anyone who may write notices in a school whose model allows it. */
export function mayReshare(actor: Actor): boolean {
  return writesAtAll(actor) && canReshareModel(actor.school.model);
}

const saves = ['create-notice', 'create-faculty-notice', 'create-notice-by-admin'] as const;
const writesAtAll = (actor: Actor) => saves.some((name) => scopeIn(name, actor) !== null);

/** [RP-07, VN-37] Refuses writing in a demo school. */
export function refuseUnlessMayWrite(actor: Actor): void {
  if (actor.school.isDemo)
    throw new Refusal('demo_school', 'This is a demo school: notices can be read here, not written.');
}

/** [TV-16, QC-07] */
export function refuseUnlessMayReshare(actor: Actor): void {
  if (!mayReshare(actor)) throw new Refusal('locked', 'Notices are not shared again in this school.');
}

/** Who sees who has read a notice: its author, and those who oversee the school it is of, the office its own. */
export function mayFollow(scope: Scope | null, actor: Actor, notice: RowFacts): boolean {
  return covers(scope, actor, rowOf(notice));
}

export function refuseUnlessMayFollow(scope: Scope | null, actor: Actor, notice: RowFacts): void {
  if (!mayFollow(scope, actor, notice))
    throw new Refusal('forbidden', 'Only the person who wrote this notice sees who has read it.');
}

/** How far a person follows notices: the office has a call of its own for it. */
export const followScope = (actor: Actor): Scope | null =>
  scopeIn('get-notice-delivery', actor) ?? scopeIn('get-office-delivery', actor);

/** The author gets a reason; to everybody else the notice is not theirs to change. */
export function refuseUnlessMayEdit(actor: Actor, notice: NoticeFacts): void {
  if (notice.createdBy !== actor.id)
    throw new Refusal('forbidden', 'Only the person who wrote this notice can edit it.');
  if (!mayEdit(actor, notice)) throw new Refusal('locked', 'This notice is locked and cannot be edited.');
}

/** [QC-31, TG-06] Who may switch a notice off and delete it: its author, and of the office's board all its admins. */
export function mayTend(scope: Scope | null, actor: Actor, notice: NoticeFacts): boolean {
  return scope === 'own' ? mayEdit(actor, notice) : covers(scope, actor, rowOf(notice));
}

export function refuseUnlessMayTend(scope: Scope, actor: Actor, notice: NoticeFacts): void {
  if (actor.school.isDemo)
    throw new Refusal('demo_school', 'This is a demo school: notices can be read here, not changed.');
  if (mayTend(scope, actor, notice)) return;
  if (notice.createdBy !== actor.id)
    throw new Refusal('forbidden', 'Only the person who wrote this notice can change it.');
  throw new Refusal('locked', 'This notice is locked and cannot be changed.');
}

/** Who writes a notice in other languages: its author, and the admins of its school. */
export function mayTranslate(scope: Scope | null, actor: Actor, notice: NoticeFacts): boolean {
  return !actor.school.isDemo && isUnlocked(notice) && covers(scope, actor, rowOf(notice));
}

export function refuseUnlessMayTranslate(scope: Scope, actor: Actor, notice: NoticeFacts): void {
  refuseUnlessMayWrite(actor);
  if (mayTranslate(scope, actor, notice)) return;
  if (!isUnlocked(notice)) throw new Refusal('locked', 'This notice is locked and cannot be translated.');
  throw new Refusal('forbidden', 'Only the person who wrote this notice can translate it.');
}

type RowFacts = Pick<NoticeFacts, 'schoolId' | 'createdBy'>;
const rowOf = ({ schoolId, createdBy }: RowFacts) => ({ schoolId, ownerId: createdBy });
const isUnlocked = ({ schoolStatus, ictStatus }: Pick<NoticeFacts, 'schoolStatus' | 'ictStatus'>) =>
  schoolStatus === 0 && ictStatus === 0;

/** Version 0 does not ask. */
export function refuseStaleNotice(notice: { readonly version: number }, known: number): void {
  if (known !== 0)
    refuseStale(notice.version, known, 'This notice was changed in another tab or on another device.');
}
