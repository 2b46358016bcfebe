import { toFailure } from '#machines/shared/failure.ts';
import { forcedLogoutSetup, leaversAtOnce } from './forced-logout-screen.setup.ts';

/**
 * [ST-32, RP-18, RP-19] An admin signs people out: they choose a person, a division, a batch or the school, answer a
 * question, and see who left. A wish whose answer was lost is sent again under its own name, so that it happens once.
 */
export const forcedLogoutMachine = forcedLogoutSetup.createMachine({
  id: 'forcedLogout',
  context: ({ input }) => ({
    schoolId: input.schoolId,
    kind: 'person',
    choice: null,
    isChoiceMissing: false,
    requestId: null,
    failure: null,
    departureId: null,
    departure: null,
    search: '',
    limit: leaversAtOnce,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'kind.choose': { actions: 'noteKind' },
        'choice.change': { actions: 'noteChoice' },
        'form.submit': [
          { guard: 'hasChoice', target: 'asking', actions: 'noteRequest' },
          { actions: 'noteMissing' },
        ],
        'past.open': { target: 'watching', actions: 'noteOpened' },
      },
    },

    asking: {
      on: { 'question.confirm': 'running', 'question.cancel': 'choosing' },
    },

    running: {
      tags: 'busy',
      invoke: {
        id: 'forceLogout',
        src: 'forceLogout',
        input: ({ context: { schoolId, choice, requestId } }) => {
          if (!choice || requestId === null) throw new Error('Nobody was chosen.');
          return { schoolId, choice, requestId };
        },
        onDone: {
          target: 'watching',
          actions: [{ type: 'noteCarriedOut', params: ({ event }) => event.output }, 'tellCarriedOut'],
        },
        onError: {
          target: 'choosing',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },

    watching: {
      initial: 'looking',
      states: {
        looking: {
          invoke: {
            id: 'loadDeparture',
            src: 'loadDeparture',
            input: ({ context: { schoolId, departureId, search, limit } }) => ({
              schoolId,
              id: departureId ?? '',
              search,
              limit,
            }),
            onDone: {
              target: 'resting',
              actions: { type: 'noteDeparture', params: ({ event }) => event.output },
            },
            onError: {
              target: 'resting',
              actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
            },
          },
        },
        resting: { after: { lookPause: 'looking' } },
      },
      on: {
        'search.change': { target: '.looking', reenter: true, actions: 'noteSearch' },
        'more.show': { target: '.looking', reenter: true, actions: 'showMore' },
        'past.open': { target: '.looking', reenter: true, actions: 'noteOpened' },
        'list.close': { target: 'choosing', actions: 'closeList' },
      },
    },
  },
});
