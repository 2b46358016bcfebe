import type { SnapshotFrom } from 'xstate';
import type { FailureFacts } from '#machines/shared/failure.ts';
import type { updatePasswordMachine } from './update-password.machine.ts';

export interface UpdatePasswordView {
  readonly isTried: boolean;
  readonly isSaving: boolean;
  /** The good news stands; the login page comes by itself. */
  readonly isSaved: boolean;
  /** Time to go to the login page. */
  readonly isOver: boolean;
  readonly warning: string | null;
  readonly isPasswordRefused: boolean;
  readonly failure: FailureFacts | null;
}

export function updatePasswordView(snapshot: SnapshotFrom<typeof updatePasswordMachine>): UpdatePasswordView {
  return {
    ...snapshot.context,
    isSaving: snapshot.matches('saving'),
    isSaved: snapshot.matches('saved') || snapshot.matches('over'),
    isOver: snapshot.matches('over'),
  };
}
