import { assertEvent, assign, setup } from 'xstate';
import { type Failure, factsOf, toFailure } from '#machines/shared/failure.ts';
import { missingPromise } from '#machines/shared/not-provided.ts';
import type { DraftOf, ListedDraft, NoticeDraftsContext, NoticeDraftsEvent } from './notice-drafts.types.ts';

const noticeDraftsSetup = setup({
  types: { context: {} as NoticeDraftsContext, events: {} as NoticeDraftsEvent, tags: {} as 'busy' },
  actors: {
    /** Both reject with a `Failure`. */
    loadDrafts: missingPromise<readonly ListedDraft[], void>('loadDrafts'),
    deleteDraft: missingPromise<void, DraftOf>('deleteDraft'),
  },
  actions: {
    takeDrafts: assign((_, drafts: readonly ListedDraft[]) => ({ drafts, failure: null })),
    noteFailure: assign((_, failure: Failure) => ({ failure: factsOf(failure) })),
    askDeletion: assign(({ event }) => {
      assertEvent(event, 'draft.delete');
      return { deleting: event.draft };
    }),
    endDeletion: assign({ deleting: null }),
  },
});

/**
 * A person's half-written notices, from this device and from others: listed, asked for anew when a form was closed,
 * and deleted after a question.
 */
export const noticeDraftsMachine = noticeDraftsSetup.createMachine({
  id: 'noticeDrafts',
  context: { drafts: [], deleting: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadDrafts',
        src: 'loadDrafts',
        onDone: { target: 'listed', actions: { type: 'takeDrafts', params: ({ event }) => event.output } },
        onError: {
          target: 'listed',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
      on: { 'drafts.refresh': { target: 'loading', reenter: true } },
    },
    listed: {
      on: {
        'drafts.refresh': 'loading',
        'draft.delete': { target: 'asking', actions: 'askDeletion' },
      },
    },
    asking: {
      on: {
        'delete.confirm': 'deleting',
        'delete.cancel': { target: 'listed', actions: 'endDeletion' },
      },
    },
    deleting: {
      tags: 'busy',
      invoke: {
        id: 'deleteDraft',
        src: 'deleteDraft',
        input: ({ context: { deleting } }) => {
          if (!deleting) throw new Error('A deletion starts with what is deleted.');
          return deleting;
        },
        onDone: { target: 'loading', actions: 'endDeletion' },
        onError: {
          target: 'listed',
          actions: ['endDeletion', { type: 'noteFailure', params: ({ event }) => toFailure(event.error) }],
        },
      },
    },
  },
});
