import type { SnapshotFrom } from 'xstate';
import type { Day } from '#contract/notices/notice.rules.ts';
import type { FailureFacts } from '#machines/shared/failure.ts';
import type { noticePackMachine } from './notice-pack.machine.ts';
import { daysOfShift, planOf, taken } from './notice-pack.rules.ts';
import type { PackFailure, PackRow, PackShift } from './notice-pack.types.ts';

export interface NoticePackView {
  readonly stage: 'reading' | 'unprepared' | 'planning' | 'making' | 'finished' | 'ended';
  readonly rows: readonly PackRow[];
  readonly shift: PackShift;
  readonly earliestDay: Day;
  /** What could not be read, or is begun already. */
  readonly unreadable: readonly PackFailure[];
  /** How many would become drafts. */
  readonly count: number;
  readonly canMake: boolean;
  readonly progress: { readonly done: number; readonly of: number };
  readonly made: readonly number[];
  readonly failed: readonly PackFailure[];
  /** Were some not tried, because it was stopped? */
  readonly untried: number;
  readonly failure: FailureFacts | null;
}

type Snapshot = SnapshotFrom<typeof noticePackMachine>;

function stageOf(snapshot: Snapshot): NoticePackView['stage'] {
  if (snapshot.status !== 'active') return 'ended';
  for (const stage of ['unprepared', 'planning', 'making', 'finished'] as const)
    if (snapshot.matches(stage)) return stage;
  return 'reading';
}

/** Everything the dialog shows, as codes and facts. */
export function noticePackView(snapshot: Snapshot): NoticePackView {
  const { context } = snapshot;
  const { wanted, unread, unmade, made, failed } = context;
  const stage = stageOf(snapshot);
  const count = taken(context).length;
  const done = made.length + failed.length;
  return {
    stage,
    rows: planOf(context),
    shift: context.shift,
    earliestDay: context.today,
    unreadable: context.unreadable,
    count,
    canMake: stage === 'planning' && count > 0 && daysOfShift(context) !== null,
    progress:
      stage === 'reading'
        ? { done: wanted.length - unread.length, of: wanted.length }
        : { done, of: done + unmade.length },
    made,
    failed,
    untried: unmade.length,
    failure: context.failure,
  };
}
