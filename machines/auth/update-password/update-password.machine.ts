import { assertEvent } from 'xstate';
import { toFailure } from '#machines/shared/failure.ts';
import { updatePasswordSetup } from './update-password.setup.ts';

/**
 * [CC-04, ER-19] Somebody who forgot their password sets a new one by the code of a mail, reads that it is done, and
 * is led to the login page after a moment.
 */
export const updatePasswordMachine = updatePasswordSetup.createMachine({
  id: 'updatePassword',
  context: { isTried: false, warning: null, isPasswordRefused: false, failure: null },
  initial: 'filling',
  states: {
    filling: {
      on: {
        'form.change': { actions: 'clearAnswer' },
        'form.submit': [
          { guard: 'canUpdate', target: 'saving', actions: 'clearAnswer' },
          { actions: 'noteTried' },
        ],
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'savePassword',
        src: 'savePassword',
        input: ({ event }) => {
          assertEvent(event, 'form.submit');
          const { password, confirmPassword, code } = event;
          return { password, confirmPassword, code: code.trim() };
        },
        onDone: [
          { guard: { type: 'isSaved', params: ({ event }) => event.output }, target: 'saved' },
          { target: 'filling', actions: { type: 'noteWarning', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'filling',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    saved: { after: { goodNews: 'over' } },
    over: { type: 'final' },
  },
});
