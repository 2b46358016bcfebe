import type { SnapshotFrom } from 'xstate';
import {
  addWatched,
  type Cells,
  cellSeconds,
  watchedPercent,
  watchedSeconds,
} from '#contract/training/watching.rules.ts';
import type { FailureFacts } from '../../shared/failure.ts';
import type { watchProgressMachine } from './watch-progress.machine.ts';

export interface WatchProgressView {
  readonly phase: 'opening' | 'offering' | 'watching' | 'failed';
  /** Second at which the film begins, or would go on. */
  readonly startAt: number;
  /** 0 to 100 with what is not saved yet; null: how long the film is, is not known. */
  readonly percent: number | null;
  readonly isDone: boolean;
  /** `unsaved`: refused, and nothing more is sent. */
  readonly sync: 'synced' | 'saving' | 'offline' | 'unsaved';
  readonly failure: FailureFacts | null;
}

type Snapshot = SnapshotFrom<typeof watchProgressMachine>;

export function watchProgressView(snapshot: Snapshot): WatchProgressView {
  const { stored, startAt, failure } = snapshot.context;
  return {
    phase: phaseOf(snapshot),
    startAt,
    percent: percentOf(snapshot),
    isDone: stored?.status === 1,
    sync: syncOf(snapshot),
    failure,
  };
}

function phaseOf(snapshot: Snapshot): WatchProgressView['phase'] {
  if (snapshot.matches('watching')) return 'watching';
  if (snapshot.matches('offeringResume')) return 'offering';
  return snapshot.matches('failed') ? 'failed' : 'opening';
}

function syncOf(snapshot: Snapshot): WatchProgressView['sync'] {
  if (snapshot.matches({ watching: 'offline' }) || snapshot.matches({ watching: 'waiting' }))
    return 'offline';
  if (snapshot.matches({ watching: 'unsaved' })) return 'unsaved';
  return snapshot.matches({ watching: 'synced' }) ? 'synced' : 'saving';
}

function percentOf({ context: { stored, unsaved } }: Snapshot): number | null {
  if (stored === null) return null;
  const size = cellSeconds(stored.length);
  const cells: Cells = stored.ranges.map(([from, to]) => [Math.round(from / size), Math.ceil(to / size)]);
  return watchedPercent(
    watchedSeconds(addWatched(cells, unsaved.ranges, stored.length), stored.length),
    stored.length,
  );
}
