import { assertEvent, assign, setup } from 'xstate';
import { type Failure, factsOf } from '#machines/shared/failure.ts';
import { missingPromise } from '#machines/shared/not-provided.ts';
import { canUpdate } from './update-password.rules.ts';
import type {
  NewPasswordForm,
  UpdateAnswer,
  UpdatePasswordContext,
  UpdatePasswordEvent,
} from './update-password.types.ts';

/** The words the update-password chart is written in. */
export const updatePasswordSetup = setup({
  types: {
    context: {} as UpdatePasswordContext,
    events: {} as UpdatePasswordEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Rejects with a `Failure`. */
    savePassword: missingPromise<UpdateAnswer, NewPasswordForm>('savePassword'),
  },
  actions: {
    noteTried: assign({ isTried: true, warning: null, failure: null }),
    noteWarning: assign((_, { status, msg }: UpdateAnswer) => ({
      warning: msg,
      isPasswordRefused: status === 'invalid passsord',
    })),
    noteFailure: assign((_, failure: Failure) => ({ failure: factsOf(failure) })),
    clearAnswer: assign({ warning: null, isPasswordRefused: false, failure: null }),
  },
  guards: {
    canUpdate: ({ event }) => {
      assertEvent(event, 'form.submit');
      return canUpdate(event);
    },
    isSaved: (_, answer: UpdateAnswer) => answer.status === 'true',
  },
  delays: {
    /** How long the good news stands before the login page comes. */
    goodNews: 3_000,
  },
});
