import { type Scope } from '#contract/core/define-call.ts';
import { type Reason, type ReasonsOf } from '#contract/core/refusals.ts';
import { canReshareModel } from '#contract/notices/notice.rules.ts';
import type { editRefusals } from '#contract/notices/notices.refusals.ts';
import type { Actor } from '#server/core/actor.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { type Refusing, refuseStale } from '#server/core/refusal.ts';
import { covers, refuseDemo, scopeIn } from '#server/core/scope.policy.ts';

interface NoticeFacts {
  readonly schoolId: number;
  readonly createdBy: number;
  readonly schoolStatus: number;
  readonly ictStatus: number;
}

type Asking<Reasons extends Reason> = Pick<SignedInContext, 'actor'> & Refusing<Reasons>;
type EditReason = ReasonsOf<typeof editRefusals>;
type TendScene = SignedInContext<'demo_school' | 'forbidden' | 'locked'>;

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
export function refuseUnlessMayWrite({ actor, refuse }: Asking<'demo_school'>): void {
  refuseDemo({ actor, refuse });
}

/** [TV-16, QC-07] */
export function refuseUnlessMayReshare({ actor, refuse }: Asking<EditReason>): void {
  if (!mayReshare(actor)) throw refuse('locked', { params: { why: 'reshare' } });
}

/** A notice's author and those who oversee its school see who has read it; the office sees only its own. */
export function mayFollow(scope: Scope | null, actor: Actor, notice: RowFacts): boolean {
  return covers(scope, actor, rowOf(notice));
}

/** How far a person follows notices; the office has a call of its own. */
export const followScope = (actor: Actor): Scope | null =>
  scopeIn('get-notice-delivery', actor) ?? scopeIn('get-office-delivery', actor);

/** The author gets a reason; everybody else learns that the notice is not theirs to change. */
export function refuseUnlessMayEdit({ actor, refuse }: Asking<EditReason>, notice: NoticeFacts): void {
  if (notice.createdBy !== actor.id) throw refuse('forbidden');
  if (!mayEdit(actor, notice)) throw refuse('locked', { params: { why: 'edit' } });
}

/** [QC-31, TG-06] The author may switch a notice off and delete it; on the office's board all its admins may. */
export function canManage(scope: Scope | null, actor: Actor, notice: NoticeFacts): boolean {
  return scope === 'own' ? mayEdit(actor, notice) : covers(scope, actor, rowOf(notice));
}

export function refuseUnlessMayManage(scene: TendScene, notice: NoticeFacts): void {
  const { scope, actor, refuse } = scene;
  refuseUnlessMayWrite(scene);
  if (canManage(scope, actor, notice)) return;
  throw refuse(notice.createdBy === actor.id ? 'locked' : 'forbidden');
}

/** The author and the admins of the notice's school may translate it. */
export function mayTranslate(scope: Scope | null, actor: Actor, notice: NoticeFacts): boolean {
  return !actor.school.isDemo && isUnlocked(notice) && covers(scope, actor, rowOf(notice));
}

export function refuseUnlessMayTranslate(scene: TendScene, notice: NoticeFacts): void {
  const { scope, actor, refuse } = scene;
  refuseUnlessMayWrite(scene);
  if (mayTranslate(scope, actor, notice)) return;
  throw refuse(isUnlocked(notice) ? 'forbidden' : 'locked');
}

type RowFacts = Pick<NoticeFacts, 'schoolId' | 'createdBy'>;
const rowOf = ({ schoolId, createdBy }: RowFacts) => ({ schoolId, ownerId: createdBy });
const isUnlocked = ({ schoolStatus, ictStatus }: Pick<NoticeFacts, 'schoolStatus' | 'ictStatus'>) =>
  schoolStatus === 0 && ictStatus === 0;

/** Version 0 skips the check. */
export function refuseStaleNotice(
  scene: Refusing<'stale'>,
  notice: { readonly version: number },
  known: number,
): void {
  if (known !== 0) refuseStale(scene, notice.version, known);
}
