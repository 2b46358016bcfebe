import type { SnapshotFrom } from 'xstate';
import type { FailureFacts } from '#machines/shared/failure.ts';
import type { firstPasswordMachine } from './first-password.machine.ts';
import type { PasswordStatus } from './first-password.types.ts';

export interface FirstPasswordView {
  readonly isLoading: boolean;
  /** The server could not be asked; there is only "Try again". */
  readonly hasFailed: boolean;
  readonly status: PasswordStatus | null;
  readonly isTried: boolean;
  readonly fields: Readonly<Record<string, string>>;
  /** What no field says already. */
  readonly failure: FailureFacts | null;
  readonly isSaving: boolean;
  readonly isSkipping: boolean;
  readonly canSkip: boolean;
  readonly isDone: boolean;
  readonly hasChanged: boolean;
}

export function firstPasswordView(snapshot: SnapshotFrom<typeof firstPasswordMachine>): FirstPasswordView {
  const { status, isTried, fields, failure, hasChanged } = snapshot.context;
  return {
    isLoading: snapshot.matches('loading'),
    hasFailed: snapshot.matches('failed'),
    status,
    isTried,
    fields,
    failure: Object.keys(fields).length === 0 ? failure : null,
    isSaving: snapshot.matches('saving'),
    isSkipping: snapshot.matches('skipping'),
    canSkip: (status?.skipsLeft ?? 0) > 0,
    isDone: snapshot.matches('done'),
    hasChanged,
  };
}
