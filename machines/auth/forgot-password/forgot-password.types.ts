import type { FailureFacts } from '#machines/shared/failure.ts';

/** [PF-20] Who asks: 2 school, 4 faculty, 3 student; null: not chosen yet. */
export type UserType = 2 | 3 | 4;

/** Two numbers to be added, and the ticket they belong to [QU-12]. */
export interface Sum {
  readonly ticket: string;
  readonly numbers: readonly [number, number];
}

/** [CC-03] */
export interface MailCommand {
  readonly userType: 2 | 4;
  readonly email: string;
  readonly formSession: string;
  readonly recaptcha: string;
  readonly website: string;
}

export interface ForgotPasswordContext {
  readonly userType: UserType | null;
  readonly email: string;
  /** A field nobody sees: a person leaves it empty. */
  readonly website: string;
  /** Kept through lost answers: a repeat sends no second mail. */
  readonly formSession: string;
  /** null: the browser does its work instead. */
  readonly sum: Sum | null;
  readonly sumAnswer: string;
  /** What the browser's work came to, until it was sent. */
  readonly recaptcha: string;
  /** Was the form sent with something missing? From then on the fields say what. */
  readonly isTried: boolean;
  readonly failure: FailureFacts | null;
}

export type ForgotPasswordEvent =
  | { readonly type: 'userType.change'; readonly userType: UserType | null }
  | {
      readonly type: 'field.change';
      readonly field: 'email' | 'website' | 'sumAnswer';
      readonly text: string;
    }
  /** A sum instead of the browser's work, or another sum. */
  | { readonly type: 'sum.ask' }
  | { readonly type: 'form.submit' }
  /** Once more, after a mail was sent. */
  | { readonly type: 'form.again'; readonly formSession: string };
