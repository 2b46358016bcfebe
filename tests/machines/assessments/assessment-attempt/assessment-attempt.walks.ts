import type { ShownAttempt, StudentCard } from '#contract/assessments/attempt.wire.ts';
import { assessmentAttemptMachine } from '#machines/assessments/assessment-attempt/assessment-attempt.machine.ts';
import {
  left,
  steadyClock,
  unsentAnswers,
} from '#machines/assessments/assessment-attempt/assessment-attempt.rules.ts';
import type {
  AttemptInput,
  OpenedAssessment,
  OpenedAttempt,
  TakenAttempt,
} from '#machines/assessments/assessment-attempt/assessment-attempt.types.ts';
import { done, elapsed, failed, type PathEvent, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { begins, inputOf, walked } from '../../walked-machine.ts';

/** Whose actors leave the talking to the path helper. */
export const machine = assessmentAttemptMachine.provide({
  actors: {
    openAssessment: silentPromise(),
    startAttempt: silentPromise(),
    saveAnswers: silentPromise(),
    submitAttempt: silentPromise(),
    takeOver: silentPromise(),
    readAttempt: silentPromise(),
    readCard: silentPromise(),
  },
});

const now = 1_000_000;
const minute = 60_000;
// A walk takes no time, and reads the same whenever it is made.
steadyClock.now = () => 0;
const heard = () => ({ now, at: 0 });

export const input: AttemptInput = { personId: 7, assessmentId: 5, lease: 'this-window' };
export const card: StudentCard = {
  assessment_id: 5,
  assessment_name: 'Networks',
  assessment_date: '2026-11-18',
  start_time: '09:30',
  status: 0,
  start_exam_status: 0,
  kind: 'theory',
  state: 'scheduled',
  opens_at: now - minute,
  last_start_at: now + 100 * minute,
  closes_at: now + 200 * minute,
  minutes: 60,
  needs_code: 0,
  project_id: 0,
  teacher: 'Asha',
  is_own: 0,
  instructions: '',
  door: 'open',
  attempt_id: 0,
  attempts_left: 1,
  ends_at: null,
};
const item = (position: number): ShownAttempt['items'][number] => ({
  position,
  prompt: `Question ${position}`,
  picture: null,
  marks: 1,
  body: { type: 'subjective', wordsMost: 0 },
  answer: null,
  seq: 0,
  is_flagged: 0,
});
export const attemptOf = (changes: Partial<ShownAttempt> = {}): ShownAttempt => ({
  attempt_id: 9,
  assessment_id: 5,
  assessment_name: 'Networks',
  instructions: '',
  number: 1,
  state: 'open',
  started_at: now,
  now,
  ends_at: now + 60 * minute,
  seq: 0,
  is_mine: 1,
  device: 'Laptop',
  marks: 2,
  items: [item(1), item(2)],
  receipt: null,
  ...changes,
});
export const receipt = { handed_in_at: now, reason: 'student', answered: 1, questions: 2 } as const;
export const handedIn = attemptOf({ state: 'handed_in', is_mine: 0, items: [], receipt });
const elsewhere = attemptOf({ is_mine: 0 });

export const openedAs = (changes: Partial<OpenedAssessment> = {}): OpenedAssessment => ({
  card,
  attempt: null,
  kept: null,
  clock: heard(),
  ...changes,
});
const attempts = (attempt: ShownAttempt): OpenedAttempt => ({ attempt, clock: heard() });
const taken = (attempt: ShownAttempt): TakenAttempt => ({ ...attempts(attempt), lease: 'taken-over' });
export const typed = (text: string) => ({ type: 'subjective', text }) as const;
const kept = {
  attemptId: 9,
  lease: 'before-the-crash',
  answers: [{ position: 1, seq: 4, answer: typed('kept'), is_flagged: 1 as const }],
};
/** What another device saved since. */
const answeredThere = attemptOf({
  seq: 100_001,
  items: [{ ...item(1), answer: typed('there'), seq: 100_001 }, item(2)],
});
export const savedAs = (position: number, seq: number) => ({
  saved: [{ position, seq }],
  endsAt: now + 60 * minute,
  clock: heard(),
});

const away = { kind: 'unreachable' };
const unauthorized = { kind: 'unauthorized' };
const refusal = (code: string) => ({ kind: 'refused', code, information: 'No.' });

const opening: readonly PathEvent[] = [
  done('openAssessment', openedAs()),
  failed('openAssessment', away),
  { type: 'attempt.retry' },
  { type: 'connection.restored' },
  { type: 'session.restored', personId: 7 },
  { type: 'session.restored', personId: 8 },
];
const begun: readonly PathEvent[] = [done('openAssessment', openedAs({ attempt: attemptOf() }))];
const working: readonly PathEvent[] = [
  { type: 'answer.change', position: 1, answer: typed('a') },
  { type: 'answer.change', position: 3, answer: typed('there is no such question') },
  { type: 'flag.toggle', position: 2 },
  { type: 'save.soon' },
  elapsed('soon', 'assessmentAttempt.answering.link.waiting'),
  elapsed('again', 'assessmentAttempt.answering.link.retrying'),
  elapsed('seldom', 'assessmentAttempt.answering.link.offline'),
  done('saveAnswers', savedAs(1, 1)),
  done('saveAnswers', savedAs(1, 40)),
  ...[away, unauthorized, refusal('exam_elsewhere'), refusal('exam_closed')].map((error) =>
    failed('saveAnswers', error),
  ),
  // More was written while the save that came too late was on its way.
  failed('submitAttempt', refusal('exam_closed')),
  { type: 'submit.retry' },
  { type: 'connection.lost' },
  { type: 'connection.restored' },
  { type: 'session.restored', personId: 7 },
  { type: 'attempt.retry' },
  { type: 'here.press' },
  done('takeOver', taken(attemptOf())),
];
const handing: readonly PathEvent[] = [
  { type: 'answer.change', position: 1, answer: typed('a') },
  { type: 'submit.press' },
  { type: 'submit.retry' },
  { type: 'work.on' },
  done('submitAttempt', receipt),
  ...[away, unauthorized, refusal('exam_elsewhere'), refusal('exam_handed_in')].map((error) =>
    failed('submitAttempt', error),
  ),
  { type: 'session.restored', personId: 7 },
  { type: 'connection.restored' },
  { type: 'attempt.retry' },
  { type: 'attempt.again' },
  { type: 'here.press' },
  done('takeOver', taken(attemptOf())),
  done('readCard', { ...card, door: 'done', attempts_left: 0 }),
  failed('readCard', away),
];
const leasing: readonly PathEvent[] = [
  { type: 'answer.change', position: 1, answer: typed('a') },
  elapsed('soon', 'assessmentAttempt.answering.link.waiting'),
  failed('saveAnswers', refusal('exam_elsewhere')),
  { type: 'here.press' },
  done('takeOver', taken(attemptOf())),
  failed('takeOver', away),
  failed('takeOver', refusal('exam_handed_in')),
  { type: 'assessment.changed' },
  done('readAttempt', attempts(elsewhere)),
  done('readAttempt', attempts(attemptOf())),
  done('readAttempt', attempts(attemptOf({ ends_at: now + 90 * minute }))),
  done('readAttempt', attempts(handedIn)),
  failed('readAttempt', away),
  failed('submitAttempt', refusal('exam_handed_in')),
  done('submitAttempt', receipt),
  { type: 'attempt.retry' },
];
const crossing: readonly PathEvent[] = [
  { type: 'crossed.use', position: 1 },
  { type: 'crossed.drop', position: 1 },
  { type: 'crossed.drop', position: 2 },
  { type: 'here.press' },
  done('takeOver', taken(answeredThere)),
  { type: 'assessment.changed' },
  done('readAttempt', attempts({ ...answeredThere, is_mine: 0 })),
  elapsed('soon', 'assessmentAttempt.answering.link.waiting'),
  done('saveAnswers', savedAs(1, 100_002)),
  { type: 'submit.press' },
];
const ending: readonly PathEvent[] = [
  { type: 'assessment.changed' },
  done('readAttempt', attempts(attemptOf({ ends_at: now + 9 * minute }))),
  done('readAttempt', attempts(attemptOf({ ends_at: now + 4 * minute }))),
  done('readAttempt', attempts(attemptOf({ ends_at: now - 1 }))),
  done('readAttempt', attempts({ ...elsewhere, ends_at: now - 1 })),
  elapsed('nextMark', 'assessmentAttempt.answering.clock.running'),
  elapsed('again', 'assessmentAttempt.answering.clock.over'),
  failed('submitAttempt', away),
  elapsed('again', 'assessmentAttempt.unsent'),
  { type: 'connection.restored' },
  done('submitAttempt', receipt),
];

type Snapshot = Parameters<Walk<typeof machine>['project']>[0];
const project = ({ context }: Snapshot) => [
  context.card?.door,
  context.card?.needs_code,
  context.attempt?.state,
  context.attempt?.is_mine,
  context.unsent.join(),
  context.crossed.length,
  Math.min(context.seq, 3),
  context.said,
  context.isOver,
  context.isAgain,
  context.receipt !== null,
  context.failure?.code,
];
const walk = (events: readonly PathEvent[]): Walk<typeof machine> => ({ input, events, project });

const papers = ['openAssessment', 'startAttempt', 'takeOver', 'readAttempt'];
const putsPaper = (event: PathEvent | null): boolean =>
  papers.some((id) => event?.type === `xstate.done.actor.${id}`);

export const assessmentAttempt = walked({
  machine,
  walks: {
    opening: walk([
      ...opening,
      ...begun,
      done('openAssessment', openedAs({ attempt: attemptOf(), kept })),
      done('openAssessment', openedAs({ attempt: handedIn })),
      done('openAssessment', openedAs({ attempt: handedIn, kept })),
      done('submitAttempt', receipt),
      failed('submitAttempt', away),
      elapsed('again', 'assessmentAttempt.unsent'),
      done('openAssessment', openedAs({ card: { ...card, door: 'late' } })),
      done('openAssessment', openedAs({ card: { ...card, door: 'early', opens_at: now + minute } })),
      elapsed('opening', 'assessmentAttempt.early'),
      { type: 'assessment.changed' },
    ]),
    starting: walk([
      done('openAssessment', openedAs({ card: { ...card, needs_code: 1 } })),
      { type: 'start.press', otp: 'ABC234' },
      done('startAttempt', attempts(attemptOf())),
      failed('startAttempt', refusal('wrong_code')),
      failed('startAttempt', away),
      { type: 'assessment.changed' },
    ]),
    working: walk([...begun, ...working]),
    handing: walk([...begun, ...handing, done('openAssessment', openedAs())]),
    leasing: walk([...begun, done('openAssessment', openedAs({ attempt: elsewhere })), ...leasing]),
    crossing: walk([
      done('openAssessment', openedAs({ attempt: answeredThere, kept })),
      done('openAssessment', openedAs({ attempt: { ...answeredThere, is_mine: 0 }, kept })),
      ...crossing,
    ]),
    ending: walk([...begun, ...ending]),
  },
  invariants: [
    {
      name: 'a window that does not write sends nothing and changes nothing',
      holds: (after, before, event) =>
        before === null ||
        before.context.attempt?.is_mine !== 0 ||
        after.context.paper === before.context.paper ||
        putsPaper(event),
    },
    {
      name: 'what is sent is what is not acknowledged',
      holds: (after, before) => {
        if (!begins('saveAnswers', after, before)) return true;
        const { answers } = inputOf(after, 'saveAnswers') as { answers: readonly { seq: number }[] };
        return JSON.stringify(answers) === JSON.stringify(unsentAnswers(after.context).slice(0, 20));
      },
    },
    {
      name: 'nothing is taken for saved that the server did not acknowledge',
      holds: (after, before, event) =>
        before === null ||
        before.context.unsent.every((position) => after.context.unsent.includes(position)) ||
        event?.type === 'xstate.done.actor.saveAnswers' ||
        event?.type === 'xstate.done.actor.submitAttempt' ||
        // The stored paper was put down; what this browser kept lies over it.
        putsPaper(event),
    },
    {
      name: 'of two answers none goes before the student said so, or it is handed in',
      holds: (after, before, event) =>
        before === null ||
        after.context.crossed.length >= before.context.crossed.length ||
        event?.type === 'crossed.use' ||
        event?.type === 'crossed.drop' ||
        putsPaper(event),
    },
    {
      name: 'numbers of changes only rise within an attempt',
      holds: (after, before, event) =>
        before === null ||
        before.context.attempt === null ||
        after.context.attempt?.attempt_id !== before.context.attempt.attempt_id ||
        after.context.seq >= before.context.seq ||
        putsPaper(event),
    },
    {
      name: 'the browser forgets nothing that the server never answered for',
      holds: (after, before, event) =>
        before === null ||
        before.context.unsent.length === 0 ||
        !(after.matches('handedIn') || after.matches('closed')) ||
        before.matches('handedIn') ||
        before.matches('closed') ||
        /\.(saveAnswers|submitAttempt)$/.test(event?.type ?? ''),
    },
    {
      name: 'it is handed in by a press, or because time is over',
      holds: (after, before, event) =>
        !begins('submitAttempt', after, before) ||
        event?.type === 'submit.press' ||
        event?.type === 'submit.retry' ||
        before?.matches('unsent') === true ||
        after.context.isOver ||
        left(after.context) <= 0,
    },
  ],
});
