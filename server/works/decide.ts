import type { WorkState } from '#contract/works/works.rules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import { notFound, type Refusing, refuseStale } from '#server/core/refusal.ts';
import { lockReadableWork, updateWork, type Work } from './queries/works.ts';

export type { Work } from './queries/works.ts';

type Scene = Pick<UnitOfWork, 'app' | 'db'> & Pick<SignedInContext, 'actor'>;

/** Returns a work that the caller may read, locked; throws 404 otherwise. */
export async function lockWork({ db, actor }: Scene, workId: number): Promise<Work> {
  const work = await lockReadableWork(db, actor, workId);
  if (!work) throw notFound();
  return work;
}

interface Seen {
  readonly attempt: number;
  readonly version: number;
}

/** Throws if the work was handed in again, decided or reopened since the caller looked. */
export function refuseChangedWork(scene: Refusing<'stale'>, work: Work, seen: Seen): void {
  refuseStale(scene, work.attempt, seen.attempt);
  refuseStale(scene, work.version, seen.version);
}

/** Every decision moves a work through here. The work comes from `lockWork`. `dueOn` null keeps the day. */
export async function moveWork(
  { app, db }: Scene,
  work: Work,
  to: Extract<WorkState, 'approved' | 'resubmit'>,
  dueOn: string | null = null,
): Promise<Pick<Work, 'id' | 'version' | 'state'>> {
  const moved = await updateWork(db, work, {
    state: to,
    decidedAt: app.now(),
    updatedAt: app.now(),
    ...(dueOn !== null && { dueOn }),
  });
  if (!moved) throw notFound();
  return moved;
}
