import type { SnapshotFrom } from 'xstate';
import type { FailureFacts } from '#machines/shared/failure.ts';
import type { forcedLogoutMachine } from './forced-logout-screen.machine.ts';
import type { Choice, Departure, TargetKind } from './forced-logout-screen.types.ts';

export interface ForcedLogoutView {
  readonly screen: 'form' | 'list';
  readonly kind: TargetKind;
  readonly choice: Choice | null;
  readonly isChoiceMissing: boolean;
  readonly isAsking: boolean;
  readonly isRunning: boolean;
  readonly failure: FailureFacts | null;
  readonly departure: Departure | null;
  readonly search: string;
}

export function forcedLogoutView(snapshot: SnapshotFrom<typeof forcedLogoutMachine>): ForcedLogoutView {
  const { kind, choice, isChoiceMissing, failure, departure, search } = snapshot.context;
  const isRunning = snapshot.matches('running');
  return {
    screen: snapshot.matches('watching') ? 'list' : 'form',
    kind,
    choice,
    isChoiceMissing,
    // The question stays, busy, until it is answered.
    isAsking: snapshot.matches('asking') || isRunning,
    isRunning,
    failure,
    departure,
    search,
  };
}
