import { toFailure } from '../../shared/failure.ts';
import { blankDraft } from './review-desk.rules.ts';
import { reviewDeskSetup } from './review-desk.setup.ts';
import type { Desk } from './review-desk.types.ts';

const failureOf = ({ event }: { readonly event: { readonly error: unknown } }) => toFailure(event.error);

/**
 * One work on the desk of a teacher: what they write is kept from the first key on, a decision is made once, and the
 * next work comes whole and at once, since it was fetched while they read. Nothing that was written is lost when the
 * student hands in again meanwhile.
 */
export const reviewDeskMachine = reviewDeskSetup.createMachine({
  id: 'reviewDesk',
  context: ({ input }) => ({
    workId: input.workId,
    desk: null,
    draft: blankDraft,
    draftVersion: 0,
    isTyped: false,
    isAhead: false,
    isLeaving: false,
    decision: 'approved',
    ahead: null,
    fresh: null,
    faults: {},
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadDesk',
        src: 'loadDesk',
        input: ({ context: { desk, workId } }) => ({ workId: desk?.work.id ?? workId }),
        onDone: { target: 'open', actions: { type: 'layOut', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
    open: {
      invoke: {
        id: 'loadAhead',
        src: 'loadAhead',
        input: ({ context: { desk } }) => ({ after: desk?.work.id ?? 0 }),
        onDone: { actions: { type: 'keepAhead', params: ({ event }) => event.output } },
        // Moving on asks once more, and tells.
        onError: {},
      },
      initial: 'reading',
      on: {
        'comment.kept': { actions: 'keepComment' },
        'comment.gone': { actions: 'dropComment' },
        'work.seen': [
          {
            guard: 'isTouched',
            target: '.resubmittedMeanwhile',
            actions: { type: 'keepFresh', params: ({ event }) => event.desk },
          },
          {
            guard: 'isNewer',
            target: '.reading',
            actions: { type: 'layOutAgain', params: ({ event }) => event.desk },
          },
        ],
      },
      states: {
        reading: {
          on: {
            'draft.change': { guard: 'mayReview', target: 'drafting', actions: 'change' },
            'work.decide': { guard: 'mayDecide', target: 'deciding', actions: 'keepDecision' },
            'work.skip': '#reviewDesk.moving',
            'work.reopen': { guard: 'mayReopen', target: 'reopening' },
          },
        },
        drafting: {
          entry: 'stay',
          initial: 'unsaved',
          on: {
            'work.decide': { guard: 'mayDecide', target: 'deciding', actions: 'keepDecision' },
          },
          states: {
            unsaved: {
              initial: 'typing',
              after: { latest: 'saving' },
              on: {
                'draft.change': { target: '.typing', actions: 'change' },
                'work.skip': { target: 'saving', actions: 'leave' },
              },
              states: {
                // A pause in typing saves.
                typing: { after: { pause: '#reviewDesk.open.drafting.saving' } },
              },
            },
            saving: {
              entry: 'sent',
              invoke: {
                id: 'saveDraft',
                src: 'saveDraft',
                input: ({ context: { desk, draft, draftVersion } }) => ({
                  work: (desk as Desk).work,
                  version: draftVersion,
                  draft,
                }),
                onDone: [
                  {
                    guard: 'isAhead',
                    target: 'unsaved',
                    actions: { type: 'keepVersion', params: ({ event }) => event.output },
                  },
                  {
                    guard: 'isLeaving',
                    target: '#reviewDesk.moving',
                    actions: { type: 'keepVersion', params: ({ event }) => event.output },
                  },
                  { target: 'kept', actions: { type: 'keepVersion', params: ({ event }) => event.output } },
                ],
                onError: [
                  {
                    guard: { type: 'isChanged', params: failureOf },
                    target: '#reviewDesk.open.resubmittedMeanwhile',
                    actions: ['unsent', 'stay'],
                  },
                  {
                    target: 'unreached',
                    actions: ['unsent', 'stay', { type: 'keepFailure', params: failureOf }],
                  },
                ],
              },
              on: {
                'draft.change': { actions: 'change' },
                'work.skip': { actions: 'leave' },
              },
            },
            kept: {
              on: {
                'draft.change': { target: 'unsaved', actions: 'change' },
                'work.skip': '#reviewDesk.moving',
              },
            },
            /** What was written is here, and is sent again until it arrives. */
            unreached: {
              after: { again: 'saving' },
              on: {
                'draft.change': { actions: 'change' },
                'work.skip': { target: 'saving', actions: 'leave' },
                'session.restored': 'saving',
                'desk.retry': 'saving',
              },
            },
          },
        },
        deciding: {
          invoke: {
            id: 'decideWork',
            src: 'decideWork',
            input: ({ context: { desk, draft, decision } }) => ({ desk: desk as Desk, draft, decision }),
            onDone: { target: '#reviewDesk.moving', actions: 'tellDecided' },
            onError: [
              { guard: { type: 'isSessionOver', params: failureOf }, target: 'waiting' },
              { guard: { type: 'isChanged', params: failureOf }, target: 'resubmittedMeanwhile' },
              {
                guard: { type: 'hasFields', params: failureOf },
                target: 'drafting',
                actions: { type: 'keepFaults', params: failureOf },
              },
              { target: 'drafting', actions: { type: 'tellFailure', params: failureOf } },
            ],
          },
          // The answer says whether the work is still the one that was looked at.
          on: { 'work.seen': {} },
        },
        /** The session is over; the decision was not made. */
        waiting: { on: { 'session.restored': 'deciding', 'work.seen': {} } },
        resubmittedMeanwhile: {
          on: {
            'work.reload': [
              { guard: 'hasFresh', target: 'settling', actions: 'layOutFresh' },
              { target: 'reloading' },
            ],
            'work.seen': {
              guard: 'isNewer',
              actions: { type: 'keepFresh', params: ({ event }) => event.desk },
            },
            // What was written goes nowhere before the work is looked at again.
            'work.skip': { guard: 'isUntouched', target: '#reviewDesk.moving' },
          },
        },
        reloading: {
          invoke: {
            id: 'reloadDesk',
            src: 'loadDesk',
            input: ({ context: { desk, workId } }) => ({ workId: desk?.work.id ?? workId }),
            onDone: {
              target: 'settling',
              actions: { type: 'layOutAgain', params: ({ event }) => event.output },
            },
            onError: {
              target: 'resubmittedMeanwhile',
              actions: { type: 'tellFailure', params: failureOf },
            },
          },
        },
        settling: {
          always: [{ guard: 'isStillTyped', target: 'drafting' }, { target: 'reading' }],
        },
        reopening: {
          invoke: {
            id: 'reopenWork',
            src: 'reopenWork',
            input: ({ context: { desk } }) => ({ desk: desk as Desk }),
            onDone: { target: '#reviewDesk.loading', actions: 'tellReopened' },
            onError: [
              { guard: { type: 'isChanged', params: failureOf }, target: 'resubmittedMeanwhile' },
              { target: 'reading', actions: { type: 'tellFailure', params: failureOf } },
            ],
          },
          on: { 'work.seen': {} },
        },
      },
    },
    moving: {
      always: [
        { guard: 'hasNext', target: 'open', actions: ['layOutAhead', 'tellMoved'] },
        { guard: 'isLast', target: 'finished' },
      ],
      invoke: {
        id: 'findNext',
        src: 'loadAhead',
        input: ({ context: { desk } }) => ({ after: desk?.work.id ?? 0 }),
        onDone: { actions: { type: 'keepAhead', params: ({ event }) => event.output } },
        onError: { target: 'stuck', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
    /** The next work did not come. */
    stuck: { on: { 'desk.retry': 'moving', 'session.restored': 'moving' } },
    finished: {},
    failed: { on: { 'desk.retry': 'loading', 'session.restored': 'loading' } },
  },
});
