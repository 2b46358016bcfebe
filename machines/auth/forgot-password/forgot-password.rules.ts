import type { ForgotPasswordContext, MailCommand } from './forgot-password.types.ts';

export type EmailProblem = 'email_required' | 'email_wrong';

/** [VP-04] One @ with something on both sides, and a dot in the domain. */
export function emailProblem(email: string): EmailProblem | null {
  if (email.trim() === '') return 'email_required';
  return /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim()) ? null : 'email_wrong';
}

/** [PF-20] A student is told to ask their teacher, and sends nothing. */
export function isStudent({ userType }: ForgotPasswordContext): boolean {
  return userType === 3;
}

export function isComplete(context: ForgotPasswordContext): boolean {
  return (
    context.userType !== null &&
    !isStudent(context) &&
    emailProblem(context.email) === null &&
    (context.sum === null || isSumAnswered(context))
  );
}

export function isSumAnswered({ sumAnswer }: ForgotPasswordContext): boolean {
  return /^\d{1,3}$/.test(sumAnswer.trim());
}

/** What is sent; the form is complete. */
export function mailCommand(context: ForgotPasswordContext): MailCommand {
  const { userType, email, formSession, sum, sumAnswer, recaptcha, website } = context;
  return {
    userType: userType === 2 ? 2 : 4,
    email: email.trim(),
    formSession,
    website,
    recaptcha: sum ? `sum:${sumAnswer.trim()}:${sum.ticket}` : recaptcha,
  };
}
