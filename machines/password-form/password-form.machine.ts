import { assertEvent } from 'xstate';
import { defaultPasswordMinimums } from '#contract/auth/password.rules.ts';
import { toFailure } from '../shared/failure.ts';
import { passwordFormSetup } from './password-form.setup.ts';

/**
 * [LG-14, VP-05…VP-14, CC-04, CC-06, ER-19, ER-20, QU-16] A new password: by the code of a mail, from the menu, or
 * after a sign-in with one that somebody else gave, which may be put off as often as the server allows. Passwords pass
 * through events: none lies in the context, so this is no form of `machines/form`.
 */
export const passwordFormMachine = passwordFormSetup.createMachine({
  id: 'passwordForm',
  context: ({ input }) => ({
    ...input,
    minimums: defaultPasswordMinimums,
    skipsLeft: null,
    wasPutOff: false,
    isStartCode: false,
    touched: [],
    hasTried: false,
    refusals: {},
    failure: null,
    outcome: 'closed',
  }),
  initial: 'editing',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadStatus',
        src: 'loadStatus',
        onDone: [
          {
            guard: { type: 'mustChange', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'noteStatus', params: ({ event }) => event.output },
          },
          { target: 'done' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    failed: { on: { 'status.retry': { target: 'loading', actions: 'clearAnswer' } } },
    editing: {
      always: { guard: 'isUnknown', target: 'loading' },
      on: {
        'field.change': { actions: 'noteChange' },
        'field.leave': { actions: 'noteLeave' },
        'form.submit': [{ guard: 'canSend', target: 'saving', actions: 'noteTry' }, { actions: 'noteTry' }],
        'form.skip': { guard: 'canSkip', target: 'skipping', actions: 'clearAnswer' },
        'form.close': 'done',
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'savePassword',
        src: 'savePassword',
        input: ({ event }) => {
          assertEvent(event, 'form.submit');
          return event.typed;
        },
        onDone: [
          { guard: 'isByCode', target: 'saved', actions: 'rememberSaved' },
          { target: 'done', actions: 'rememberSaved' },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    skipping: {
      tags: 'busy',
      invoke: {
        id: 'skipPassword',
        src: 'skipPassword',
        onDone: 'done',
        onError: [
          {
            guard: { type: 'isOutOfSkips', params: ({ event }) => toFailure(event.error) },
            target: 'loading',
          },
          {
            target: 'editing',
            actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
    },
    saved: { after: { goodNews: 'done' } },
    done: { type: 'final' },
  },
  output: ({ context }) => ({ kind: context.outcome }),
});
