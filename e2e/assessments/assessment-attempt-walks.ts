import { expect } from '@playwright/test';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { ShownAttempt } from '../../contract/assessments/attempt.wire.ts';
import { attemptView } from '../../machines/assessments/assessment-attempt/assessment-attempt.view.ts';
import { demoPassword } from '../../server/seeds/demo-logins.ts';
import {
  attemptOf,
  card,
  input,
  machine,
  openedAs,
  receipt,
  savedAs,
  typed,
} from '../../tests/machines/assessments/assessment-attempt/assessment-attempt.walks.ts';
import { done, elapsed, failed } from '../../tests/machines/paths.ts';
import type { BrowserWalk, Happening, Stage } from '../app/path-walker.ts';
import { SessionWatch } from '../auth/session.model.ts';
import { noAnswer, otherTab } from '../auth/session-stage.ts';
import { answering, refused, said } from '../works/made-up-answers.ts';

/** A student with an assessment that is made up: nothing that is answered reaches the server. */

type Attempt = SnapshotFrom<typeof machine>;
const calls = {
  card: 'get-student-assessments',
  start: 'start-attempt',
  save: 'save-answers',
  submit: 'submit-attempt',
  takeOver: 'take-over-attempt',
} as const;
const viewOf = (snapshot: AnyMachineSnapshot) => attemptView(snapshot as Attempt);
const answers = answering();
const press =
  (name: string) =>
  async ({ page }: Stage): Promise<void> =>
    page.getByRole('main').getByRole('button', { name, exact: true }).click();

const on =
  (...stages: readonly string[]) =>
  (snapshot: AnyMachineSnapshot) =>
    stages.includes(viewOf(snapshot).stage);
const linked = (link: string) => (snapshot: AnyMachineSnapshot) =>
  viewOf(snapshot).stage === 'answering' && viewOf(snapshot).link === link;
const away = { kind: 'unreachable' } as const;
const refusal = (code: string) => ({ kind: 'refused', code, information: 'Not now.' });
const { now } = attemptOf();

const gate = openedAs({ card });
const shows = (cards: typeof card) =>
  answers(calls.card, said({ time_zone: 'Asia/Kolkata', now, data: [cards], has_more: false }));
const paper = (call: 'start' | 'takeOver', attempt: ShownAttempt) =>
  answers(calls[call], said({ data: attempt }));

const opens: Happening = {
  event: done('openAssessment', gate),
  words: 'the gate is there',
  cause: shows(card),
};
const starts: Happening = {
  event: { type: 'start.press', otp: '' },
  words: 'starts',
  where: on('ready'),
  cause: press('Start'),
};
const begins: Happening = {
  event: done('startAttempt', { attempt: attemptOf(), clock: { now, at: 0 } }),
  words: 'the paper is there',
  cause: paper('start', attemptOf()),
};
const writes: Happening = {
  event: { type: 'answer.change', position: 1, answer: typed('a') },
  words: 'writes an answer',
  where: (snapshot) => linked('saved')(snapshot) && (snapshot as Attempt).context.seq === 0,
  cause: async ({ page }) => page.getByRole('textbox', { name: 'Your answer' }).fill('a'),
};
const pauses: Happening = {
  event: elapsed('soon', 'assessmentAttempt.answering.link.waiting'),
  words: 'two seconds pass',
  where: linked('waiting'),
  cause: async ({ gates }) => gates.at(calls.save).asked(),
};
const saved: Happening = {
  event: done('saveAnswers', savedAs(1, 1)),
  words: 'the server has it',
  cause: answers(
    calls.save,
    said({
      data: { now, ends_at: attemptOf().ends_at, seq: 1, saved: [{ position: 1, seq: 1 }], is_late: 0 },
    }),
  ),
};
const notSaved = (code: string, status: number, words: string): Happening => ({
  event: failed('saveAnswers', code === 'unauthorized' ? { kind: code } : refusal(code)),
  words,
  cause: answers(calls.save, refused(status, code)),
});

const opening: readonly Happening[] = [
  opens,
  {
    event: failed('openAssessment', away),
    words: 'the connection breaks before the gate',
    cause: answers(calls.card, noAnswer),
  },
  { event: { type: 'attempt.retry' }, words: 'tries again', where: on('failed'), cause: press('Try again') },
  {
    event: done('openAssessment', openedAs({ card: { ...card, door: 'late' } })),
    words: 'it is too late',
    cause: shows({ ...card, door: 'late' }),
  },
  starts,
  begins,
  {
    event: failed('startAttempt', away),
    words: 'the answer to the start is lost',
    cause: answers(calls.start, noAnswer),
  },
];

const saving: readonly Happening[] = [
  opens,
  starts,
  begins,
  writes,
  pauses,
  saved,
  {
    event: failed('saveAnswers', away),
    words: 'the save does not get through',
    cause: answers(calls.save, noAnswer),
  },
  {
    event: { type: 'submit.retry' },
    words: 'sends it at once',
    where: linked('retrying'),
    cause: press('Try again'),
  },
  notSaved('unauthorized', 401, 'the server knows the session no more'),
  {
    event: { type: 'session.restored', personId: input.personId },
    words: 'signs in again',
    where: linked('locked'),
    cause: async ({ page }) => new SessionWatch(page).signInAgain(demoPassword),
  },
  notSaved('exam_elsewhere', 409, 'another window writes'),
  {
    event: { type: 'here.press' },
    words: 'continues here',
    where: (snapshot) => on('answering')(snapshot) && viewOf(snapshot).lease === 'elsewhere',
    cause: press('Continue here'),
  },
  {
    event: failed('takeOver', away),
    words: 'the other window is not reached',
    cause: answers(calls.takeOver, noAnswer),
  },
  notSaved('exam_closed', 409, 'it came too late'),
];

const handing: readonly Happening[] = [
  opens,
  starts,
  begins,
  {
    event: { type: 'submit.press' },
    words: 'hands in',
    where: on('answering'),
    cause: async (stage) => {
      await press('Hand in')(stage);
      await stage.page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
    },
  },
  {
    event: failed('submitAttempt', away),
    words: 'the answer is lost',
    cause: answers(calls.submit, noAnswer),
  },
  {
    event: { type: 'submit.retry' },
    words: 'sends it again',
    where: on('unsent'),
    cause: press('Send again'),
  },
  { event: { type: 'work.on' }, words: 'goes on working', where: on('unsent'), cause: press('Keep working') },
  {
    event: failed('submitAttempt', refusal('exam_handed_in')),
    words: 'it was handed in elsewhere',
    cause: answers(calls.submit, refused(409, 'exam_handed_in')),
  },
  {
    event: done('submitAttempt', receipt),
    words: 'it is handed in',
    cause: answers(calls.submit, said({ data: { attempt_id: 9, now, ...receipt } })),
  },
];

const links: Readonly<Record<string, string>> = {
  saved: 'Saved',
  waiting: 'Not saved yet',
  saving: 'Saving',
  retrying: 'Not saved. It is tried again.',
  locked: 'Sign in again, then your answers are saved.',
};

const see = async ({ page }: Stage, snapshot: AnyMachineSnapshot): Promise<void> => {
  const view = viewOf(snapshot);
  const isSignedOut = linked('locked')(snapshot);
  await expect(new SessionWatch(page).dialog).toHaveCount(isSignedOut ? 1 : 0);
  if (isSignedOut) return;
  const main = page.getByRole('main');
  const shown = async (text: string, isShown: boolean) =>
    expect(main.getByText(text, { exact: true }), `“${text}” is shown or not`).toHaveCount(isShown ? 1 : 0);
  await shown('This did not load.', view.stage === 'failed');
  await shown('The time to start is over', view.stage === 'shut');
  // It stands while it is sent again.
  const isSentAgain = view.stage === 'submitting' && view.context.failure !== null;
  await shown('It is not handed in yet', view.stage === 'unsent' || isSentAgain);
  await shown('Your last answers came too late', view.stage === 'closed');
  await expect(main.getByRole('button', { name: 'Start', exact: true })).toHaveCount(
    view.stage === 'ready' ? 1 : 0,
  );
  if (view.stage !== 'answering') return;
  await shown('You work on this in another window', view.lease !== 'mine');
  if (view.lease === 'mine') await expect(main.locator('output').first()).toHaveText(links[view.link] ?? '');
  const { answer } = view.context.paper[1] ?? {};
  await expect(main.getByRole('textbox', { name: 'Your answer' })).toHaveValue(
    answer?.type === 'subjective' ? answer.text : '',
  );
};

const walk = (name: string, happenings: readonly Happening[]): BrowserWalk => ({
  name,
  machine,
  input,
  happenings,
  gated: Object.values(calls),
  see,
  as: 'S00023',
  project: (snapshot) => {
    const { card: own, attempt, unsent, seq, failure, receipt: handed } = (snapshot as Attempt).context;
    return [own?.door, attempt?.is_mine, unsent.join(), seq, failure?.code, handed !== null];
  },
  open: async ({ page, context }) => {
    await otherTab(context);
    await page.goto('/assessment/5');
  },
});

export const assessmentAttemptWalks: readonly BrowserWalk[] = [
  walk('A student who comes to the gate', opening),
  walk('A student whose answers are saved', saving),
  walk('A student who hands in', handing),
];

/** Why no generated path in the browser takes a transition; the first that fits. */
export const assessmentAttemptReasons: readonly (readonly [RegExp, string])[] = [
  [/nextMark|clock|seldom|opening|again/, 'minutes pass: attempt.e2e.ts, clock.e2e.ts, vitest'],
  [/crossed|takeOver|lease/, 'two devices: attempt.e2e.ts, vitest'],
  [/news|readAttempt|assessment\.changed/, 'the server tells of a change: live.e2e.ts, vitest'],
  [/connection/, 'the connection comes and goes: attempt.e2e.ts, vitest'],
  [/readCard/, 'the receipt stays as it is: vitest'],
  [/./, 'vitest'],
];
