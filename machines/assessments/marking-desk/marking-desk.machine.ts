import { toFailure } from '../../shared/failure.ts';
import { markingDeskSetup, markToSave, wantedAnswer } from './marking-desk.setup.ts';

const failureOf = ({ event }: { readonly event: { readonly error: unknown } }) => toFailure(event.error);

/** The answer on the desk. */
const answer = markingDeskSetup.createStateConfig({
  initial: 'marking',
  states: {
    marking: {
      on: {
        'draft.change': { actions: ['noteDraft', 'keep'] },
        'answer.save': [
          { guard: 'isStored', target: 'moving' },
          { guard: 'isGood', target: 'savingMark', actions: 'requestMarks' },
          { actions: 'noteIssue' },
        ],
        'answer.overrule': [
          { guard: 'hasReason', target: 'savingMark', actions: 'requestOverrule' },
          { actions: 'noteReasonIssue' },
        ],
        'answer.next': 'moving',
        'answer.back': { guard: 'hasPrevious', actions: 'stepBack' },
        'answer.overtaken': 'stale',
        'queue.choose': { target: '#markingDesk.queue', actions: 'noteChoice' },
      },
    },
    savingMark: {
      invoke: {
        id: 'saveMark',
        src: 'saveMark',
        input: ({ context }) => markToSave(context),
        onDone: [
          // The teacher sees what it made of the sum.
          {
            guard: 'isOverruling',
            target: 'marking',
            actions: [{ type: 'noteSaved', params: ({ event }) => event.output }, 'keep', 'tellSaved'],
          },
          {
            target: 'moving',
            actions: [{ type: 'noteSaved', params: ({ event }) => event.output }, 'keep', 'tellSaved'],
          },
        ],
        onError: [
          { guard: { type: 'wasUnauthorized', params: failureOf }, target: 'locked' },
          { guard: { type: 'wasStale', params: failureOf }, target: 'comparing' },
          { target: 'marking', actions: { type: 'noteFailure', params: failureOf } },
        ],
      },
    },
    /** The session is over; nothing was saved. */
    locked: { on: { 'session.restored': 'savingMark' } },
    /** Somebody else was faster: what did they give? */
    comparing: {
      invoke: {
        id: 'compareAnswer',
        src: 'readAnswer',
        input: ({ context }) => wantedAnswer(context),
        onDone: { target: 'stale', actions: { type: 'noteFresh', params: ({ event }) => event.output } },
        onError: { target: 'marking', actions: { type: 'noteFailure', params: failureOf } },
      },
    },
    stale: {
      on: {
        'mine.keep': [
          { guard: 'hasRequest', target: 'savingMark', actions: 'takeFresh' },
          { target: 'marking', actions: 'takeFresh' },
        ],
        'theirs.take': { target: 'marking', actions: ['takeFresh', 'dropDraft', 'keep'] },
      },
    },
    /** To the next one, which is here unless the server is slower than the teacher. */
    moving: {
      always: [
        { guard: 'hasNext', target: 'marking', actions: 'stepOn' },
        { guard: 'isEnd', target: '#markingDesk.done' },
      ],
      on: {
        'answer.back': 'marking',
        'queue.choose': { target: '#markingDesk.queue', actions: 'noteChoice' },
      },
    },
  },
});

/** The next answers come while this one is read. */
const ahead = markingDeskSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { always: { guard: 'needsMore', target: 'loading' } },
    loading: {
      invoke: {
        id: 'loadAhead',
        src: 'loadAnswers',
        input: ({ context: { assessmentId, choice, rows } }) => ({
          assessmentId,
          choice,
          after: rows.at(-1) ?? null,
        }),
        onDone: { target: 'idle', actions: { type: 'layBehind', params: ({ event }) => event.output } },
        onError: 'waiting',
      },
    },
    waiting: {
      after: { again: 'loading' },
      on: { 'desk.retry': 'loading', 'session.restored': 'loading' },
    },
  },
});

/** What other teachers do meanwhile. */
const news = markingDeskSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { 'assessment.changed': 'reading' } },
    reading: {
      on: { 'assessment.changed': { target: 'reading', reenter: true } },
      invoke: {
        id: 'readAnswer',
        src: 'readAnswer',
        input: ({ context }) => wantedAnswer(context),
        onDone: [
          {
            guard: { type: 'isOvertaken', params: ({ event }) => event.output },
            target: 'idle',
            actions: [{ type: 'noteFresh', params: ({ event }) => event.output }, 'overtake'],
          },
          { target: 'idle', actions: { type: 'takeSeen', params: ({ event }) => event.output } },
        ],
        // A save says what it finds.
        onError: 'idle',
      },
    },
  },
});

/**
 * A teacher marks one answer after another [CE-02, CE-03]: Enter saves, and the next answer is there, since it was
 * fetched while this one was read. What is typed stays with its answer until the server has it. Where a second teacher
 * was faster, both marks are shown, and the teacher chooses.
 */
export const markingDeskMachine = markingDeskSetup.createMachine({
  id: 'markingDesk',
  context: ({ input: { name, ...input } }) => ({
    ...input,
    marker: name,
    assessmentName: '',
    questions: [],
    rows: [],
    at: 0,
    hasMore: false,
    request: null,
    fresh: null,
    issue: null,
    failure: null,
  }),
  initial: 'queue',
  states: {
    queue: {
      invoke: {
        id: 'loadQueue',
        src: 'loadAnswers',
        input: ({ context: { assessmentId, choice } }) => ({ assessmentId, choice, after: null }),
        onDone: [
          {
            guard: { type: 'hasRows', params: ({ event }) => event.output },
            target: 'open',
            actions: { type: 'layOut', params: ({ event }) => event.output },
          },
          { target: 'done', actions: { type: 'layOut', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'noteFailure', params: failureOf } },
      },
      on: { 'queue.choose': { target: 'queue', reenter: true, actions: 'noteChoice' } },
    },
    failed: {
      on: {
        'desk.retry': 'queue',
        'session.restored': 'queue',
        'queue.choose': { target: 'queue', actions: 'noteChoice' },
      },
    },
    open: {
      type: 'parallel',
      states: { answer, ahead, news },
    },
    /** No answer is left in the order that was chosen. What was counted before the last save is counted once more. */
    done: {
      invoke: {
        id: 'countAnswers',
        src: 'loadAnswers',
        input: ({ context: { assessmentId, choice, rows } }) => ({
          assessmentId,
          choice,
          after: rows.at(-1) ?? null,
        }),
        onDone: { actions: { type: 'noteCounts', params: ({ event }) => event.output } },
        // Looking again asks once more, and tells.
        onError: {},
      },
      on: {
        'assessment.changed': { target: 'done', reenter: true },
        'queue.choose': { target: 'queue', actions: 'noteChoice' },
        'desk.retry': 'queue',
        'answer.back': { guard: 'hasAny', target: 'open' },
      },
    },
  },
});
