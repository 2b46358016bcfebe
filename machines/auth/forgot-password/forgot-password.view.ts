import type { SnapshotFrom } from 'xstate';
import type { forgotPasswordMachine } from './forgot-password.machine.ts';
import { type EmailProblem, emailProblem, isStudent, isSumAnswered } from './forgot-password.rules.ts';
import type { ForgotPasswordContext } from './forgot-password.types.ts';

export interface ForgotPasswordView
  extends Pick<ForgotPasswordContext, 'userType' | 'email' | 'website' | 'sum' | 'sumAnswer' | 'failure'> {
  /** [PF-20] The email is asked of all but students, who are told whom to ask. */
  readonly asksForEmail: boolean;
  readonly isStudent: boolean;
  readonly problems: {
    readonly userType: boolean;
    readonly email: EmailProblem | null;
    readonly sum: boolean;
  };
  readonly isBusy: boolean;
  readonly isSent: boolean;
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
