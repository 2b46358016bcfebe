import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import type { changePasswordCall } from '#contract/profile/calls/change-password.call.ts';
import { type Failure, factsOf, isRefusedWith } from '#machines/shared/failure.ts';
import { missingPromise } from '#machines/shared/not-provided.ts';
import type {
  ChangePasswordContext,
  ChangePasswordEmitted,
  ChangePasswordEvent,
  ChangePasswordInput,
  ChangePasswordOutput,
} from './change-password.types.ts';
import {
  isFree,
  type PasswordField,
  passwordFields,
  passwordProblems,
  type TypedPasswords,
} from './password-fields.ts';

const withField = (touched: readonly PasswordField[], field: PasswordField) =>
  touched.includes(field) ? touched : [...touched, field];

/** The words the change-password chart is written in. */
export const changePasswordSetup = setup({
  types: {
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
    emitted: {} as ChangePasswordEmitted,
    input: {} as ChangePasswordInput,
    output: {} as ChangePasswordOutput,
  },
  actors: {
    /** Rejects with a `Failure`; `current_incorrect` is the code of a wrong current password. */
    changePassword: missingPromise<void, TypedPasswords>('changePassword'),
  },
  actions: {
    judge: assign(({ context, event }) => {
      assertEvent(event, ['password.type', 'form.submit']);
      const problems = passwordProblems('change', event.typed, context.role);
      if (event.type === 'form.submit') return { problems, touched: passwordFields };
      return {
        problems,
        // A confirmation not begun yet is no fault of who types the new password.
        touched: event.field === 'confirm' ? withField(context.touched, 'confirm') : context.touched,
        isCurrentRefused: context.isCurrentRefused && event.field !== 'current',
      };
    }),
    noteLeft: assign(({ context, event }) => {
      assertEvent(event, 'password.leave');
      return { touched: withField(context.touched, event.field) };
    }),
    noteChanged: assign({ isChanged: true }),
    noteFailure: enqueueActions(({ enqueue }, failure: Failure) => {
      const facts = factsOf(failure);
      if (isRefusedWith<typeof changePasswordCall>(failure, 'current_incorrect'))
        enqueue.assign({ isCurrentRefused: true });
      // The session's own sign-in dialog speaks of an ended session.
      else if (failure.kind !== 'unauthorized') enqueue.emit({ type: 'refused', failure: facts });
    }),
  },
  guards: {
    isComplete: ({ context, event }) => {
      assertEvent(event, 'form.submit');
      return !context.isDemoSchool && isFree(passwordProblems('change', event.typed, context.role));
    },
  },
});
