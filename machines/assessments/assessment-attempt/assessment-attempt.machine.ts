import { toFailure } from '../../shared/failure.ts';
import { allSaves, attemptSetup, nextSaves, ofAttempt, takingOver } from './assessment-attempt.setup.ts';

/** Of what an actor answered. */
const outputOf = <Output>({ event }: { readonly event: { readonly output: Output } }) => event.output;
const failureOf = ({ event }: { readonly event: { readonly error: unknown } }) => toFailure(event.error);

/** Answers on their way to the server; what is not acknowledged stays in this browser too. */
const link = attemptSetup.createStateConfig({
  initial: 'saved',
  states: {
    saved: { always: { guard: 'hasUnsent', target: 'waiting' }, on: { 'connection.lost': 'offline' } },
    waiting: { after: { soon: 'saving' }, on: { 'save.soon': 'saving', 'connection.lost': 'offline' } },
    saving: {
      entry: 'noteSending',
      // A save that is cut off here may have arrived: it is sent again under the same numbers.
      on: { 'connection.lost': 'offline' },
      invoke: {
        id: 'saveAnswers',
        src: 'saveAnswers',
        input: ({ context }) => nextSaves(context),
        onDone: [
          {
            guard: { type: 'wasOvertaken', params: outputOf },
            target: 'held',
            actions: [{ type: 'noteSaved', params: outputOf }, 'noteLost', 'keep', 'loseLease', 'readAgain'],
          },
          {
            target: 'saved',
            actions: [{ type: 'noteSaved', params: outputOf }, 'keep', 'moveClock'],
          },
        ],
        onError: [
          { guard: { type: 'wasUnauthorized', params: failureOf }, target: 'locked' },
          {
            guard: { type: 'wasElsewhere', params: failureOf },
            target: 'held',
            actions: ['noteLost', 'loseLease'],
          },
          {
            guard: { type: 'wasCutOff', params: failureOf },
            target: '#assessmentAttempt.submitting',
            actions: ['forgetFailure', 'noteOver'],
          },
          {
            guard: { type: 'wasEnded', params: failureOf },
            target: '#assessmentAttempt.closed',
            actions: { type: 'noteFailure', params: failureOf },
          },
          { target: 'retrying', actions: { type: 'noteFailure', params: failureOf } },
        ],
      },
    },
    retrying: {
      after: { again: 'saving' },
      on: { 'connection.restored': 'saving', 'connection.lost': 'offline', 'submit.retry': 'saving' },
    },
    /** The browser said so. Work goes on, and what is written waits here. */
    offline: {
      after: {
        seldom: [
          { guard: 'hasUnsent', target: 'saving' },
          { target: 'offline', reenter: true },
        ],
      },
      on: {
        'connection.restored': [{ guard: 'hasUnsent', target: 'saving' }, { target: 'saved' }],
        'submit.retry': [{ guard: 'hasUnsent', target: 'saving' }, { target: 'saved' }],
      },
    },
    /** The session is over: the person signs in over this page, which stays. */
    locked: { on: { 'session.restored': { guard: 'isSamePerson', target: 'saving' } } },
    /** Another window writes. */
    held: { on: { 'lease.won': 'saved' } },
  },
});

/** By the server's clock alone, and told at ten, five and one minutes. */
const clock = attemptSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isOver', target: 'over' },
        { guard: 'isNewMark', target: 'running', actions: ['tellLeft', 'noteSaid'] },
        { target: 'running' },
      ],
    },
    running: { entry: 'noteTime', after: { nextMark: 'deciding' }, on: { 'clock.moved': 'deciding' } },
    over: {
      entry: 'noteOver',
      on: { 'clock.moved': 'deciding' },
      always: { guard: 'isMineAndOver', target: '#assessmentAttempt.submitting' },
      // The window that writes hands it in; this one asks what became of it.
      after: { again: '#assessmentAttempt.checking' },
    },
  },
});

/** One window writes. */
const lease = attemptSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isMine', target: 'mine' }, { target: 'elsewhere' }] },
    mine: { on: { 'lease.lost': 'elsewhere' } },
    elsewhere: { on: { 'here.press': { target: 'takingOver', actions: 'forgetFailure' } } },
    takingOver: {
      invoke: {
        id: 'takeOver',
        src: 'takeOver',
        input: ({ context }) => takingOver(context),
        onDone: {
          target: 'mine',
          actions: [{ type: 'noteTaken', params: outputOf }, 'keep', 'winLease', 'moveClock'],
        },
        onError: [
          { guard: { type: 'wasEnded', params: failureOf }, target: '#assessmentAttempt.checking' },
          { target: 'elsewhere', actions: { type: 'noteFailure', params: failureOf } },
        ],
      },
    },
  },
});

/** More time, a window that took over, or the end, as the server tells it. */
const news = attemptSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { 'assessment.changed': 'reading', 'connection.restored': 'reading' } },
    reading: {
      on: {
        'assessment.changed': { target: 'reading', reenter: true },
        // The answer on its way is for the lease that this window had before.
        'lease.won': { target: 'reading', reenter: true },
      },
      invoke: {
        id: 'readAttempt',
        src: 'readAttempt',
        input: ({ context }) => ofAttempt(context),
        onDone: [
          {
            guard: { type: 'isCutOff', params: outputOf },
            target: '#assessmentAttempt.submitting',
            actions: { type: 'noteEnd', params: outputOf },
          },
          {
            guard: { type: 'isHandedIn', params: outputOf },
            target: '#assessmentAttempt.handedIn',
            actions: [{ type: 'noteRead', params: outputOf }, 'forget'],
          },
          {
            guard: { type: 'isElsewhere', params: outputOf },
            target: 'idle',
            actions: [{ type: 'noteRead', params: outputOf }, 'loseLease', 'moveClock'],
          },
          {
            guard: { type: 'isLater', params: outputOf },
            target: 'idle',
            actions: [
              { type: 'tellMore', params: outputOf },
              { type: 'noteRead', params: outputOf },
              'moveClock',
            ],
          },
          {
            target: 'idle',
            actions: [{ type: 'noteRead', params: outputOf }, 'moveClock'],
          },
        ],
        onError: 'idle',
      },
    },
  },
});

/**
 * A student takes an assessment [CE-01, CE-03]. Every change is kept in this browser at once and sent within seconds;
 * saved is what the server acknowledged. Time is the server's. A closed laptop goes on anywhere, a second window reads,
 * and what time cuts off is handed in as it is stored. What the end left unsent is sent before it is forgotten: the
 * server counts it, or keeps it for the teacher.
 */
export const assessmentAttemptMachine = attemptSetup.createMachine({
  id: 'assessmentAttempt',
  context: ({ input }) => ({
    ...input,
    card: null,
    attempt: null,
    paper: {},
    unsent: [],
    writer: input.lease,
    sending: [],
    seq: 0,
    crossed: [],
    clock: { now: 0, at: 0 },
    endsAt: 0,
    said: null,
    receipt: null,
    isAgain: false,
    isOver: false,
    failure: null,
  }),
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        id: 'openAssessment',
        src: 'openAssessment',
        input: ({ context: { personId, assessmentId, lease: own } }) => ({
          personId,
          assessmentId,
          lease: own,
        }),
        onDone: { target: 'judged', actions: { type: 'noteOpened', params: outputOf } },
        onError: { target: 'failed', actions: { type: 'noteFailure', params: failureOf } },
      },
      // The gate stands while it is asked again: what is pressed there then counts.
      on: { 'start.press': { guard: 'isOpenDoor', target: 'starting', actions: 'forgetFailure' } },
    },
    failed: {
      on: {
        'attempt.retry': 'checking',
        'connection.restored': 'checking',
        'session.restored': { guard: 'isSamePerson', target: 'checking' },
      },
    },
    judged: {
      always: [
        { guard: 'isRunning', target: 'answering' },
        { guard: 'hasLeft', target: 'submitting', actions: 'noteOver' },
        { guard: 'hasReceipt', target: 'handedIn' },
        { guard: 'isEarly', target: 'early' },
        { guard: 'isOpenDoor', target: 'ready' },
        { target: 'shut' },
      ],
    },
    /** It has not opened yet. */
    early: { after: { opening: 'checking' }, on: { 'assessment.changed': 'checking' } },
    /** [CE-03] The gate: what is to be known before, and the code where one is asked for. */
    ready: {
      on: {
        'assessment.changed': 'checking',
        'start.press': { target: 'starting', actions: 'forgetFailure' },
      },
    },
    starting: {
      invoke: {
        id: 'startAttempt',
        src: 'startAttempt',
        input: ({ context: { assessmentId, lease: own }, event }) => ({
          assessmentId,
          lease: own,
          otp: event.type === 'start.press' ? event.otp : '',
        }),
        onDone: { target: 'judged', actions: { type: 'noteStarted', params: outputOf } },
        onError: { target: 'ready', actions: { type: 'noteFailure', params: failureOf } },
      },
    },
    /** Nothing can be started: too late, excused, or taken as often as it can be. */
    shut: { on: { 'assessment.changed': 'checking' } },

    answering: {
      type: 'parallel',
      on: { 'submit.press': { guard: 'isMine', target: 'submitting' } },
      states: {
        link,
        clock,
        lease,
        news,
        paper: {
          on: {
            'answer.change': { guard: 'isMine', actions: ['takeAnswer', 'keep'] },
            'flag.toggle': { guard: 'isMine', actions: ['toggleFlag', 'keep'] },
            'crossed.use': { guard: 'isMine', actions: ['useCrossed', 'keep'] },
            'crossed.drop': { guard: 'isMine', actions: ['dropCrossed', 'keep'] },
          },
        },
      },
    },
    submitting: {
      invoke: {
        id: 'submitAttempt',
        src: 'submitAttempt',
        input: ({ context }) => allSaves(context),
        onDone: {
          target: 'handedIn',
          actions: [{ type: 'noteReceipt', params: outputOf }, 'forget', 'tellHandedIn'],
        },
        onError: [
          { guard: { type: 'wasElsewhere', params: failureOf }, target: 'answering', actions: 'noteLost' },
          {
            guard: { type: 'wasEnded', params: failureOf },
            target: 'closed',
            actions: { type: 'noteFailure', params: failureOf },
          },
          { target: 'unsent', actions: { type: 'noteFailure', params: failureOf } },
        ],
      },
    },
    /** The hand-in did not arrive. It is tried again, and everything stays here. */
    unsent: {
      after: { again: { guard: 'isOverNoted', target: 'submitting' } },
      on: {
        'submit.retry': 'submitting',
        'connection.restored': { guard: 'isOverNoted', target: 'submitting' },
        'session.restored': { guard: 'isSamePerson', target: 'submitting' },
        'work.on': { target: 'answering', actions: 'forgetFailure' },
      },
    },
    /** What was written last came too late, or after it was handed in elsewhere: kept for the teacher, not counted. */
    closed: { entry: 'forget', on: { 'attempt.retry': 'checking' } },
    handedIn: {
      invoke: {
        id: 'readCard',
        src: 'readCard',
        input: ({ context: { assessmentId } }) => ({ assessmentId }),
        onDone: { actions: { type: 'noteCard', params: outputOf } },
        onError: { actions: 'forgetFailure' },
      },
      on: { 'attempt.again': { target: 'checking', actions: 'askAgain' } },
    },
    ended: { type: 'final' },
  },
  on: { 'session.restored': { guard: 'isOtherPerson', target: '.ended' } },
});
