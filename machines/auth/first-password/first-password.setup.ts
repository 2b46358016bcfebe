import { assertEvent, assign, setup } from 'xstate';
import type { skipPasswordAfterLoginCall } from '#contract/auth/calls/skip-password-after-login.call.ts';
import type { Role } from '#contract/core/define-call.ts';
import { type Failure, factsOf, isRefusedWith } from '#machines/shared/failure.ts';
import { missingPromise } from '#machines/shared/not-provided.ts';
import { canChange } from './first-password.rules.ts';
import {
  type FirstPasswordContext,
  type FirstPasswordEvent,
  type FirstPasswordForm,
  fieldsOf,
  type PasswordStatus,
} from './first-password.types.ts';

/** The words the first-password chart is written in. */
export const firstPasswordSetup = setup({
  types: {
    context: {} as FirstPasswordContext,
    events: {} as FirstPasswordEvent,
    input: {} as { readonly role: Role },
    tags: {} as 'busy',
  },
  actors: {
    /** Rejects with a `Failure`. */
    loadStatus: missingPromise<PasswordStatus, void>('loadStatus'),
    /** Rejects with a `Failure`, with `fields` where the server names one. */
    changePassword: missingPromise<void, FirstPasswordForm>('changePassword'),
    /** Rejects with a `Failure`; code `no_skip_left` when it can be put off no more. */
    skipPassword: missingPromise<void, void>('skipPassword'),
  },
  actions: {
    noteStatus: assign((_, status: PasswordStatus) => ({ status })),
    noteTried: assign({ isTried: true, fields: {}, failure: null }),
    noteFailure: assign((_, failure: Failure) => ({ failure: factsOf(failure), fields: fieldsOf(failure) })),
    noteChanged: assign({ hasChanged: true }),
    clearAnswer: assign({ fields: {}, failure: null }),
  },
  guards: {
    mustChange: (_, status: PasswordStatus) => status.mustChange,
    canChange: ({ context, event }) => {
      assertEvent(event, 'form.submit');
      return canChange(event, context.role, context.status?.minimum ?? 0);
    },
    canSkip: ({ context }) => (context.status?.skipsLeft ?? 0) > 0,
    isOutOfSkips: (_, failure: Failure) =>
      isRefusedWith<typeof skipPasswordAfterLoginCall>(failure, 'no_skip_left'),
  },
});
