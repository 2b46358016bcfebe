import type { ReasonsOf } from '#contract/core/refusals.ts';
import { type KindNumber, kindOfNumber } from '#contract/works/entries.rules.ts';
import type { closedRefusals } from '#contract/works/works.refusals.ts';
import { isOpenForStudent } from '#contract/works/works.rules.ts';
import type { ProjectDetail } from '#contract/works/works.wire.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound, type Refusing } from '#server/core/refusal.ts';
import { findGiven, type Given, isProjectOut, type WorkKey } from './queries/given.ts';
import { findWork, lockNewestWork, type Work } from './queries/works.ts';

type Scene = Pick<SignedInContext, 'db' | 'actor'>;

export interface Reached {
  readonly key: WorkKey;
  /** undefined: not given now. */
  readonly given: Given | undefined;
  /** undefined: nothing saved yet. */
  readonly work: Work | undefined;
}

interface Asked {
  readonly project_id: number;
  readonly session_id: number;
  readonly assignment_type: KindNumber;
}

export const keyOf = ({ project_id, session_id, assignment_type }: Asked): WorkKey => ({
  projectId: project_id,
  sessionId: session_id,
  kind: kindOfNumber[assignment_type],
});

/** What was given to the student, or what they handed in before; throws 404 otherwise. */
export async function reach({ db, actor }: Scene, key: WorkKey, held: 'held' | 'free'): Promise<Reached> {
  const given = await findGiven(db, actor, key);
  const newest = await (held === 'held' ? lockNewestWork : findWork)(db, actor, key);
  // Last year's work is readable until the project is given again, which begins a new one.
  const isOld = newest !== undefined && newest.academicYear !== actor.school.academicYear;
  const work = isOld && given ? undefined : newest;
  if (!given && !work) throw notFound();
  return { key, given, work };
}

/** Why the student cannot change the work now; '': they can. */
export async function closedFor({ db, actor }: Scene, reached: Reached): Promise<ProjectDetail['closed']> {
  const { given, work, key } = reached;
  if (actor.school.isDemo) return 'demo_school';
  if (work && work.academicYear !== actor.school.academicYear) return 'other_year';
  if (work?.state === 'in_review' || work?.state === 'approved') return work.state;
  if (given) return '';
  return (await isProjectOut(db, key.projectId)) ? 'not_given' : 'project_archived';
}

export type Closing = ReasonsOf<typeof closedRefusals>;

/** Throws with the reason if the work cannot be changed. */
export async function refuseClosed(
  scene: Scene & Refusing<Closing>,
  reached: Reached,
): Promise<Reached & { readonly given: Given }> {
  const closed = await closedFor(scene, reached);
  if (closed === 'other_year')
    throw scene.refuse('other_year', { params: { year: reached.work?.academicYear ?? '' } });
  if (closed !== '') throw scene.refuse(closed);
  const { given } = reached;
  if (!given || (reached.work && !isOpenForStudent(reached.work.state))) throw notFound();
  return { ...reached, given };
}
