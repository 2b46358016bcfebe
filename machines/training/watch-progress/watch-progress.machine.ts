import { sendable, watchProgressSetup } from './watch-progress.setup.ts';

/**
 * [EN-25] Saves how far a teacher watched a film: while it plays, when it pauses, and when the page closes. The browser
 * stores a save that cannot be sent and sends it later. The server merges all saves, so a lost, doubled or late save
 * does no harm.
 */
export const watchProgressMachine = watchProgressSetup.createMachine({
  id: 'watchProgress',
  context: ({ input: { kept } }) => ({
    kept,
    stored: null,
    unsaved: kept ?? { ranges: [], place: 0 },
    isChanged: false,
    startAt: 0,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        id: 'loadWatched',
        src: 'loadWatched',
        onDone: {
          target: 'choosing',
          actions: [{ type: 'takeStored', params: ({ event }) => event.output }, 'chooseStart'],
        },
        onError: [
          {
            guard: { type: 'isSessionOver', params: ({ event }) => ({ error: event.error }) },
            target: 'waitingToOpen',
          },
          {
            // The film itself may be there, and what is watched is saved once the server answers.
            guard: { type: 'isUnreachable', params: ({ event }) => ({ error: event.error }) },
            target: 'watching',
            actions: 'chooseStart',
          },
          {
            target: 'failed',
            actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    waitingToOpen: { on: { 'session.restored': 'opening' } },
    failed: { on: { 'open.retry': 'opening' } },
    choosing: { always: [{ guard: 'hasPlace', target: 'offeringResume' }, { target: 'watching' }] },
    offeringResume: {
      on: {
        'resume.accept': 'watching',
        'resume.decline': { target: 'watching', actions: 'startAnew' },
      },
    },
    watching: {
      initial: 'beginning',
      on: {
        'film.watched': { actions: 'addWatched' },
        'page.hidden': { guard: 'isChanged', actions: ['keep', 'tellLeft'] },
      },
      states: {
        beginning: { always: [{ guard: 'hasUnsaved', target: 'saving' }, { target: 'synced' }] },
        synced: {
          on: { 'film.watched': { target: 'pending', actions: 'addWatched' } },
        },
        pending: {
          after: { saveEvery: 'saving' },
          on: { 'film.paused': 'saving' },
        },
        saving: {
          entry: 'markSent',
          invoke: {
            id: 'saveWatched',
            src: 'saveWatched',
            input: ({ context }) => sendable(context),
            onDone: [
              {
                guard: 'isChanged',
                target: 'pending',
                actions: [
                  { type: 'tellStored', params: ({ event }) => event.output },
                  { type: 'takeStored', params: ({ event }) => event.output },
                ],
              },
              {
                target: 'synced',
                actions: [
                  { type: 'tellStored', params: ({ event }) => event.output },
                  { type: 'takeStored', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: [
              {
                guard: { type: 'isSessionOver', params: ({ event }) => ({ error: event.error }) },
                target: 'waiting',
              },
              {
                guard: { type: 'isUnreachable', params: ({ event }) => ({ error: event.error }) },
                target: 'offline',
              },
              {
                guard: { type: 'isDemo', params: ({ event }) => ({ error: event.error }) },
                target: 'unsaved',
              },
              {
                target: 'unsaved',
                actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
          on: {
            // The save under way may end with the page: the same again does no harm.
            'page.hidden': { actions: ['keep', 'tellLeft'] },
          },
        },
        offline: {
          entry: ['markChanged', 'keep'],
          after: { again: 'saving' },
          on: { 'network.restored': 'saving' },
        },
        waiting: {
          entry: ['markChanged', 'keep'],
          on: { 'session.restored': 'saving' },
        },
        /** Refused: the film goes on, and nothing more is sent unless the person tries again. */
        unsaved: {
          entry: 'markChanged',
          on: { 'film.watched': {}, 'page.hidden': {}, 'open.retry': '#watchProgress.opening' },
        },
      },
    },
  },
});
