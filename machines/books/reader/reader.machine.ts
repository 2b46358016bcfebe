import { toFailure } from '../../shared/failure.ts';
import { readerSetup } from './reader.setup.ts';

const unknown = { pages: 1, base: 0, step: 0, savedStep: 0, remote: null };

/**
 * [QU-35] A person reads a book. It opens where they stopped, on whatever device; each place is written down in this
 * browser at once and saved calmly, and without a connection later. Where another device went on it is offered, and the
 * page never jumps by itself. A book that is taken away says so and keeps the place.
 */
export const readerMachine = readerSetup.createMachine({
  id: 'reader',
  context: ({ input }) => ({ ...input, ...unknown, place: input.wanted ?? input.beginning }),
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        id: 'loadPlace',
        src: 'loadPlace',
        onDone: {
          target: 'reading',
          actions: { type: 'open', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'isClosed', params: ({ event }) => toFailure(event.error) }, target: 'closed' },
          // What this browser kept is enough to read on.
          { target: 'reading', actions: { type: 'open', params: () => null } },
        ],
      },
    },
    reading: {
      type: 'parallel',
      entry: 'keep',
      on: { 'book.changed': 'looking' },
      states: {
        resume: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'hasOffer', target: 'offering' }, { target: 'settled' }] },
            settled: { always: { guard: 'hasOffer', target: 'offering' } },
            offering: {
              on: {
                'resume.accept': { target: 'settled', actions: ['takeRemote', 'keep', 'go'] },
                'resume.decline': { target: 'settled', actions: ['keepOwn', 'keep'] },
              },
            },
          },
        },
        sync: {
          initial: 'synced',
          on: {
            'place.moved': { guard: 'isElsewhere', actions: ['move', 'keep'] },
          },
          states: {
            synced: {
              always: [
                { guard: 'hasOffer', target: 'held' },
                { guard: 'isUnsaved', target: 'pending' },
              ],
            },
            /** Nothing is saved over another device's place before the reader has chosen. */
            held: { always: { guard: 'hasNoOffer', target: 'synced' } },
            pending: {
              after: { calm: 'saving' },
              on: { 'reader.left': 'saving' },
            },
            saving: {
              entry: 'beginSave',
              invoke: {
                id: 'savePosition',
                src: 'savePosition',
                input: ({ context: { place, pages, base, step } }) => ({ place, pages, base, step }),
                onDone: [
                  {
                    guard: { type: 'isTaken', params: ({ event }) => event.output },
                    target: 'synced',
                    actions: [{ type: 'takeVersion', params: ({ event }) => event.output }, 'keep'],
                  },
                  {
                    target: 'synced',
                    actions: [{ type: 'offer', params: ({ event }) => event.output }, 'notSaved', 'keep'],
                  },
                ],
                onError: [
                  {
                    guard: { type: 'isSessionOver', params: ({ event }) => toFailure(event.error) },
                    target: 'signedOut',
                    actions: 'notSaved',
                  },
                  {
                    guard: { type: 'isClosed', params: ({ event }) => toFailure(event.error) },
                    target: '#reader.closed',
                    actions: ['notSaved', 'keep'],
                  },
                  // Such as a demo school: it is not saved, and asking again would not change that.
                  {
                    guard: { type: 'isRefused', params: ({ event }) => toFailure(event.error) },
                    target: 'synced',
                  },
                  { target: 'offline', actions: ['notSaved', 'keep'] },
                ],
              },
            },
            offline: {
              after: { lookAgain: 'saving' },
              on: { 'connection.restored': 'saving' },
            },
            signedOut: { on: { 'session.restored': 'saving' } },
          },
        },
      },
    },
    /** Is the book still there? The page stays meanwhile. */
    looking: {
      invoke: {
        id: 'lookAgain',
        src: 'loadPlace',
        onDone: 'reading',
        onError: [
          { guard: { type: 'isClosed', params: ({ event }) => toFailure(event.error) }, target: 'closed' },
          { target: 'reading' },
        ],
      },
      on: { 'place.moved': { guard: 'isElsewhere', actions: ['move', 'keep'] } },
    },
    closed: { on: { 'book.changed': 'opening' } },
  },
});
