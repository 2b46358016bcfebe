import { assertEvent, assign, setup } from 'xstate';
import type { forgotPasswordCall } from '#contract/auth/calls/forgot-password.call.ts';
import { type Failure, factsOf, isRefusedWith } from '#machines/shared/failure.ts';
import { missingPromise } from '#machines/shared/not-provided.ts';
import { isComplete } from './forgot-password.rules.ts';
import type {
  ForgotPasswordContext,
  ForgotPasswordEvent,
  MailCommand,
  Sum,
} from './forgot-password.types.ts';

/** The words the forgotten-password chart is written in. */
export const forgotPasswordSetup = setup({
  types: {
    context: {} as ForgotPasswordContext,
    events: {} as ForgotPasswordEvent,
    input: {} as { readonly formSession: string },
    tags: {} as 'busy',
  },
  actors: {
    /** The browser's work on a fresh challenge. Rejects with a `Failure`; code `cannot_work`: this browser cannot. */
    solveCaptcha: missingPromise<string, void>('solveCaptcha'),
    /** Rejects with a `Failure`. */
    loadSum: missingPromise<Sum, void>('loadSum'),
    /** Rejects with a `Failure`; code `captcha`: the answer was wrong or too old. */
    askForMail: missingPromise<void, MailCommand>('askForMail'),
  },
  actions: {
    noteUserType: assign(({ event }) => {
      assertEvent(event, 'userType.change');
      return { userType: event.userType, failure: null, isTried: false };
    }),
    noteText: assign(({ event }) => {
      assertEvent(event, 'field.change');
      return { [event.field]: event.text };
    }),
    noteTried: assign({ isTried: true, failure: null }),
    noteSum: assign((_, sum: Sum) => ({ sum, sumAnswer: '', isTried: false })),
    noteWork: assign((_, recaptcha: string) => ({ recaptcha })),
    noteFailure: assign((_, failure: Failure) => ({ failure: factsOf(failure) })),
    clearFailure: assign({ failure: null }),
    startAgain: assign(({ event }) => {
      assertEvent(event, 'form.again');
      return { formSession: event.formSession, sum: null, sumAnswer: '', isTried: false, failure: null };
    }),
  },
  guards: {
    isComplete: ({ context }) => isComplete(context),
    hasSum: ({ context }) => context.sum !== null,
    cannotWork: (_, failure: Failure<'cannot_work'>) => factsOf(failure).code === 'cannot_work',
    isCaptchaWrong: ({ context }, failure: Failure) =>
      context.sum !== null && isRefusedWith<typeof forgotPasswordCall>(failure, 'captcha'),
  },
});
