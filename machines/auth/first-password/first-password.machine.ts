import { assertEvent } from 'xstate';
import { toFailure } from '#machines/shared/failure.ts';
import { firstPasswordSetup } from './first-password.setup.ts';

/**
 * [LG-14, QU-16] After a sign-in with a password somebody else gave: a password of one's own, now or, as often as the
 * server allows, a little later.
 */
export const firstPasswordMachine = firstPasswordSetup.createMachine({
  id: 'firstPassword',
  context: ({ input }) => ({
    role: input.role,
    status: null,
    isTried: false,
    fields: {},
    failure: null,
    hasChanged: false,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadStatus',
        src: 'loadStatus',
        onDone: [
          {
            guard: { type: 'mustChange', params: ({ event }) => event.output },
            target: 'filling',
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
    filling: {
      on: {
        'form.change': { actions: 'clearAnswer' },
        'form.submit': [
          { guard: 'canChange', target: 'saving', actions: 'clearAnswer' },
          { actions: 'noteTried' },
        ],
        'form.skip': { guard: 'canSkip', target: 'skipping', actions: 'clearAnswer' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'form.submit');
          const { currentPassword, password, confirmPassword } = event;
          return { currentPassword, password, confirmPassword };
        },
        onDone: { target: 'done', actions: 'noteChanged' },
        onError: {
          target: 'filling',
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
            target: 'filling',
            actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
    },
    done: { type: 'final' },
  },
});
