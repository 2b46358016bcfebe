import { not } from 'xstate';
import { toFailure } from '#machines/shared/failure.ts';
import { mailCommand } from './forgot-password.rules.ts';
import { forgotPasswordSetup } from './forgot-password.setup.ts';

/**
 * [PF-20, CC-03] Asking for a mail with the code of a new password. That a person asks is shown by a moment's work of
 * their browser; where that cannot be, or they wish so, by a sum [QU-12].
 */
export const forgotPasswordMachine = forgotPasswordSetup.createMachine({
  id: 'forgotPassword',
  context: ({ input }) => ({
    userType: null,
    email: '',
    website: '',
    formSession: input.formSession,
    sum: null,
    sumAnswer: '',
    recaptcha: '',
    isTried: false,
    failure: null,
  }),
  initial: 'filling',
  states: {
    filling: {
      on: {
        'userType.change': { actions: 'noteUserType' },
        'field.change': { actions: 'noteText' },
        'sum.ask': { target: 'loadingSum', actions: 'clearFailure' },
        'form.submit': [
          { guard: not('isComplete'), actions: 'noteTried' },
          { guard: 'hasSum', target: 'asking', actions: 'clearFailure' },
          { target: 'working', actions: 'clearFailure' },
        ],
      },
    },
    working: {
      tags: 'busy',
      invoke: {
        id: 'solveCaptcha',
        src: 'solveCaptcha',
        onDone: { target: 'asking', actions: { type: 'noteWork', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'cannotWork', params: ({ event }) => toFailure(event.error) },
            target: 'loadingSum',
          },
          {
            target: 'filling',
            actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
    },
    loadingSum: {
      tags: 'busy',
      invoke: {
        id: 'loadSum',
        src: 'loadSum',
        onDone: { target: 'filling', actions: { type: 'noteSum', params: ({ event }) => event.output } },
        onError: {
          target: 'filling',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askForMail',
        src: 'askForMail',
        input: ({ context }) => mailCommand(context),
        onDone: 'sent',
        onError: [
          {
            guard: { type: 'isCaptchaWrong', params: ({ event }) => toFailure(event.error) },
            target: 'loadingSum',
            actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
          },
          {
            target: 'filling',
            actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
    },
    sent: { on: { 'form.again': { target: 'filling', actions: 'startAgain' } } },
  },
});
