import type { SnapshotFrom } from 'xstate';
import type { FailureFacts } from '#machines/shared/failure.ts';
import type { forgotPasswordMachine } from './forgot-password.machine.ts';
import { type EmailProblem, emailProblem, isStudent, isSumAnswered } from './forgot-password.rules.ts';
import type { Sum, UserType } from './forgot-password.types.ts';

export interface ForgotPasswordView {
  readonly userType: UserType | null;
  readonly email: string;
  readonly website: string;
  /** [PF-20] The email is asked of all but students, who are told whom to ask. */
  readonly asksForEmail: boolean;
  readonly isStudent: boolean;
  readonly sum: Sum | null;
  readonly sumAnswer: string;
  readonly problems: {
    readonly userType: boolean;
    readonly email: EmailProblem | null;
    readonly sum: boolean;
  };
  readonly isBusy: boolean;
  readonly isSent: boolean;
  readonly failure: FailureFacts | null;
}

export function forgotPasswordView(snapshot: SnapshotFrom<typeof forgotPasswordMachine>): ForgotPasswordView {
  const { context } = snapshot;
  const { userType, email, website, sum, sumAnswer, isTried, failure } = context;
  return {
    userType,
    email,
    website,
    asksForEmail: userType !== null && !isStudent(context),
    isStudent: isStudent(context),
    sum,
    sumAnswer,
    problems: {
      userType: isTried && userType === null,
      email: isTried ? emailProblem(email) : null,
      sum: isTried && sum !== null && !isSumAnswered(context),
    },
    isBusy: snapshot.hasTag('busy'),
    isSent: snapshot.matches('sent'),
    failure,
  };
}
