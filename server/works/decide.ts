import type { WorkState } from '#contract/works/works.rules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import { notFound, type Refusing, refuseStale } from '#server/core/refusal.ts';
import { lockReadableWork, updateWork, type Work } from './queries/works.ts';

export type { Work } from './queries/works.ts';

type Scene = Pick<UnitOfWork, 'app' | 'db'> & Pick<SignedInContext, 'actor'>;

/** A work that the caller may read, locked until the transaction ends; any other answers 404. */
export async function lockWork({ db, actor }: Scene, workId: number): Promise<Work> {
  const work = await lockReadableWork(db, actor, workId);
  if (!work) throw notFound();
  return work;
}

interface Seen {
  /** The attempt that was looked at. */
  readonly attempt: number;
  /** Of the work, when it was looked at. */
  readonly version: number;
}

/** Refuses where the work was handed in anew, decided on or opened again since the caller looked at it. */
export function refuseChangedWork(scene: Refusing<'stale'>, work: Work, seen: Seen): void {
  refuseStale(scene, work.attempt, seen.attempt);
  refuseStale(scene, work.version, seen.version);
}

/**
 * The one way in which a decision moves a work: approved, asked for again, or opened again. The work is one that
 * `lockWork` locked. `dueOn` null leaves the day as it is.
 */
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
