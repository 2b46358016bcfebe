import type { FailureFacts } from '#machines/shared/failure.ts';

/** What is typed; it passes through an event and never lies in the context. */
export interface NewPasswordForm {
  readonly password: string;
  readonly confirmPassword: string;
  readonly code: string;
}

/** [ER-19] What the server made of it, in its own words. */
export type UpdateAnswer = {
  readonly status: 'true' | 'warning' | 'invalid passsord';
  readonly msg: string;
};

export interface UpdatePasswordContext {
  /** Was the form sent with something wrong? From then on the fields say what. */
  readonly isTried: boolean;
  readonly warning: string | null;
  /** The server found the password wanting: its field is marked. */
  readonly isPasswordRefused: boolean;
  readonly failure: FailureFacts | null;
}

export type UpdatePasswordEvent =
  | ({ readonly type: 'form.submit' } & NewPasswordForm)
  | { readonly type: 'form.change' };
