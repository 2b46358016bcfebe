import { assertEvent, assign, setup } from 'xstate';
import type { skipPasswordAfterLoginCall } from '#contract/auth/calls/skip-password-after-login.call.ts';
import { refusalsOf, withOne, without } from '../form/form.rules.ts';
import { type Failure, factsOf, isRefusedWith } from '../shared/failure.ts';
import { missingPromise } from '../shared/not-provided.ts';
import { isFree, issuesIn } from './password-form.rules.ts';
import type {
  PasswordFormContext,
  PasswordFormEvent,
  PasswordFormInput,
  PasswordFormOutput,
  PasswordStatus,
  TypedPasswords,
} from './password-form.types.ts';

/** The words the chart of a password's form is written in. Every promise actor rejects with a `Failure`. */
export const passwordFormSetup = setup({
  types: {
    context: {} as PasswordFormContext,
    events: {} as PasswordFormEvent,
    input: {} as PasswordFormInput,
    output: {} as PasswordFormOutput,
    tags: {} as 'busy',
  },
  actors: {
    loadStatus: missingPromise<PasswordStatus, void>('loadStatus'),
    savePassword: missingPromise<void, TypedPasswords>('savePassword'),
    /** Code `no_skip_left` when it can be put off no more. */
    skipPassword: missingPromise<void, void>('skipPassword'),
  },
  actions: {
    noteStatus: assign((_, { skipsLeft, wasPutOff, isStartCode, minimum }: PasswordStatus) => ({
      skipsLeft,
      wasPutOff,
      isStartCode,
      minimums: { staff: minimum, student: minimum },
    })),
    noteChange: assign(({ context: { refusals, touched }, event }) => {
      assertEvent(event, 'field.change');
      const { field } = event;
      return {
        refusals: without(refusals, field),
        failure: null,
        // A confirmation not begun yet is no fault of who types the new password.
        touched: field === 'confirmPassword' ? withOne(touched, field) : touched,
      };
    }),
    noteLeave: assign(({ context: { touched }, event }) => {
      assertEvent(event, 'field.leave');
      return { touched: withOne(touched, event.field) };
    }),
    noteTry: assign({ hasTried: true, refusals: {}, failure: null }),
    clearAnswer: assign({ refusals: {}, failure: null }),
    noteFailure: assign((_, failure: Failure) => ({
      refusals: refusalsOf(failure),
      failure: factsOf(failure),
    })),
    rememberSaved: assign({ outcome: 'saved' }),
  },
  guards: {
    /** Must it be changed, and can it be put off? */
    isUnknown: ({ context }) => context.kind === 'first' && context.skipsLeft === null,
    isByCode: ({ context }) => context.kind === 'byCode',
    mustChange: (_, status: PasswordStatus) => status.mustChange,
    canSend: ({ context, event }) => {
      assertEvent(event, 'form.submit');
      return !context.isDemoSchool && isFree(issuesIn(context, event.typed));
    },
    canSkip: ({ context }) => (context.skipsLeft ?? 0) > 0,
    isOutOfSkips: (_, failure: Failure) =>
      isRefusedWith<typeof skipPasswordAfterLoginCall>(failure, 'no_skip_left'),
  },
  delays: {
    /** How long the good news stands before the login page comes. */
    goodNews: 3_000,
  },
});
