import type { DeskAnswer, DeskQuestion } from '#contract/assessments/marking-desk.wire.ts';
import { markingDeskMachine } from '#machines/assessments/marking-desk/marking-desk.machine.ts';
import { answerOf, keyOf } from '#machines/assessments/marking-desk/marking-desk.rules.ts';
import type {
  DeskChoice,
  LoadedAnswers,
  MarkToSave,
} from '#machines/assessments/marking-desk/marking-desk.types.ts';
import { done, elapsed, failed, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { begins, inputOf, walked } from '../../walked-machine.ts';

export const machine = markingDeskMachine.provide({
  actors: { loadAnswers: silentPromise(), readAnswer: silentPromise(), saveMark: silentPromise() },
});

export const answerAt = (attempt_id: number, changes: Partial<DeskAnswer> = {}): DeskAnswer => ({
  attempt_id,
  position: 2,
  question_id: 7,
  prompt: 'Why?',
  picture: null,
  body: { type: 'subjective', wordsMost: 0 },
  key: { type: 'subjective', modelAnswer: 'Because.' },
  explanation: '',
  is_corrected: 0,
  answer: { type: 'subjective', text: 'Because.' },
  is_late: 0,
  marks: null,
  marks_most: 5,
  source: null,
  reason: '',
  feedback: '',
  version: 1,
  student_id: attempt_id,
  student_name: `Student ${attempt_id}`,
  number: 1,
  state: 'handed_in',
  so_far: 1,
  attempt_most: 6,
  marked_by: '',
  kept: [],
  ...changes,
});
const question = (waiting: number): DeskQuestion => ({
  question_id: 7,
  type: 'subjective',
  prompt: 'Why?',
  waiting,
  answers: 2,
});
export const loaded = (rows: readonly DeskAnswer[], hasMore = false, waiting = 2): LoadedAnswers => ({
  name: 'Networks',
  questions: [question(waiting)],
  questionId: 7,
  rows,
  hasMore,
});

export const choice: DeskChoice = {
  order: 'question',
  questionId: 7,
  attemptId: 0,
  state: 'waiting',
  hidesNames: true,
};
const theirs = answerAt(1, { marks: 2, version: 2, source: 'teacher', marked_by: 'Bina' });
/** A key marked it. */
const keyed = answerAt(1, {
  body: { type: 'true_false' },
  key: { type: 'true_false', right: true },
  marks: 0,
});
const away = { kind: 'unreachable' } as const;

const walk: Walk<typeof machine> = {
  input: { assessmentId: 3, choice, name: 'Asha', drafts: {} },
  events: [
    { type: 'queue.choose', choice: { ...choice, order: 'student', questionId: 0 } },
    { type: 'draft.change', fields: { marks: '3' } },
    { type: 'draft.change', fields: { marks: '9' } },
    { type: 'draft.change', fields: { reason: 'Right too.' } },
    { type: 'answer.save' },
    { type: 'answer.overrule', isCorrect: true },
    { type: 'answer.next' },
    { type: 'answer.back' },
    { type: 'mine.keep' },
    { type: 'theirs.take' },
    { type: 'desk.retry' },
    { type: 'assessment.changed' },
    { type: 'session.restored' },
    done('loadQueue', loaded([answerAt(1)], true)),
    done('loadQueue', loaded([keyed])),
    done('loadQueue', loaded([])),
    failed('loadQueue', away),
    done('loadAhead', loaded([answerAt(2, { marks: 1, version: 2 })])),
    done('loadAhead', loaded([answerAt(1)], true)),
    failed('loadAhead', away),
    done('countAnswers', loaded([])),
    failed('countAnswers', away),
    done('saveMark', { version: 2, state: 'marked' }),
    failed('saveMark', { kind: 'stale', information: '' }),
    failed('saveMark', { kind: 'unauthorized' }),
    failed('saveMark', away),
    done('compareAnswer', { answer: theirs, questions: [question(1)] }),
    failed('compareAnswer', away),
    done('readAnswer', { answer: theirs, questions: [question(1)] }),
    done('readAnswer', { answer: answerAt(1), questions: [question(2)] }),
    failed('readAnswer', away),
    elapsed('again', 'markingDesk.open.ahead.waiting'),
  ],
  project: ({ context }) => [
    context.choice.order,
    context.at,
    context.rows.map(({ version }) => version),
    context.hasMore,
    context.rows[context.at] && context.drafts[keyOf(context.rows[context.at] as DeskAnswer)],
    context.request?.kind,
  ],
};

export const markingDesk = walked({
  machine,
  walks: { desk: walk },
  invariants: [
    {
      name: 'nothing is saved unasked',
      holds: (after, before, event) =>
        !begins('saveMark', after, before) ||
        ['answer.save', 'answer.overrule', 'mine.keep', 'session.restored'].includes(event?.type ?? ''),
    },
    {
      name: 'what is saved is of the answer on the desk, with the version that the teacher looked at',
      holds: (after, before) =>
        !begins('saveMark', after, before) ||
        (inputOf(after, 'saveMark') as MarkToSave).answer === answerOf(after.context),
    },
    {
      name: 'what is typed stays until it is saved, or the teacher takes what somebody else gave',
      holds: (after, before, event) =>
        !before ||
        event?.type === 'draft.change' ||
        event?.type === 'theirs.take' ||
        event?.type === 'xstate.done.actor.saveMark' ||
        after.context.drafts === before.context.drafts,
    },
    {
      name: 'nobody takes over the marks of somebody else unseen while something is typed',
      holds: (after, before, event) => {
        const [now, then] = [after.context.rows[0], before?.context.rows[0]];
        if (!now || !then || now.version === then.version) return true;
        return (
          before?.context.drafts[keyOf(then)] === undefined ||
          ['mine.keep', 'theirs.take', 'xstate.done.actor.saveMark'].includes(event?.type ?? '') ||
          // The queue came anew, and a save compares.
          event?.type === 'xstate.done.actor.loadQueue'
        );
      },
    },
    {
      name: 'an answer is at the desk once',
      holds: ({ context: { rows } }) => new Set(rows.map(keyOf)).size === rows.length,
    },
    {
      name: 'one answer is on the desk while it is open',
      holds: (after) => !after.matches('open') || answerOf(after.context) !== undefined,
    },
  ],
});
