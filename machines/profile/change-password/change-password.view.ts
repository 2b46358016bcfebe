import type { SnapshotFrom } from 'xstate';
import type { changePasswordMachine } from './change-password.machine.ts';
import { isFree, type PasswordProblems, shownProblems } from './password-fields.ts';

export interface ChangePasswordView {
  readonly isOpen: boolean;
  readonly isSending: boolean;
  /** [VP-14] */
  readonly isDemoSchool: boolean;
  readonly canSubmit: boolean;
  /** By field, for those a person has been in. */
  readonly problems: PasswordProblems;
}

export function changePasswordView(snapshot: SnapshotFrom<typeof changePasswordMachine>): ChangePasswordView {
  const { problems, touched, isCurrentRefused, isDemoSchool } = snapshot.context;
  const shown = shownProblems(problems, touched);
  return {
    isOpen: snapshot.status === 'active',
    isSending: snapshot.matches('sending'),
    isDemoSchool,
    canSubmit: !isDemoSchool && isFree(problems),
    problems: isCurrentRefused ? { ...shown, current: 'current_incorrect' } : shown,
  };
}
