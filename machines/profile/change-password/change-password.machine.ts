import { assertEvent } from 'xstate';
import { toFailure } from '#machines/shared/failure.ts';
import { changePasswordSetup } from './change-password.setup.ts';
import { nothingTyped, passwordProblems } from './password-fields.ts';

/**
 * [VP-09…VP-14, ER-20, CC-06] Somebody who is signed in changes their password: the fields are judged as they are
 * typed, a change is sent once all three are good, and ends with a sign-out. The passwords pass through events: none
 * lies in the context.
 */
export const changePasswordMachine = changePasswordSetup.createMachine({
  id: 'changePassword',
  context: ({ input }) => ({
    ...input,
    problems: passwordProblems('change', nothingTyped, input.role),
    touched: [],
    isCurrentRefused: false,
    isChanged: false,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'password.type': { actions: 'judge' },
        'password.leave': { actions: 'noteLeft' },
        'form.submit': [{ guard: 'isComplete', target: 'sending', actions: 'judge' }, { actions: 'judge' }],
        'form.close': 'closed',
      },
    },
    sending: {
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'form.submit');
          return event.typed;
        },
        onDone: 'changed',
        onError: {
          target: 'editing',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    changed: { type: 'final', entry: 'noteChanged' },
    closed: { type: 'final' },
  },
  output: ({ context }) => ({ kind: context.isChanged ? 'changed' : 'closed' }),
});
