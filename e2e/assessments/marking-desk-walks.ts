import { expect } from '@playwright/test';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { LoadedAnswers } from '../../machines/assessments/marking-desk/marking-desk.types.ts';
import { markingDeskView } from '../../machines/assessments/marking-desk/marking-desk.view.ts';
import { demoPassword } from '../../server/seeds/demo-logins.ts';
import {
  answerAt,
  choice,
  loaded,
  machine,
} from '../../tests/machines/assessments/marking-desk/marking-desk.walks.ts';
import { done, failed } from '../../tests/machines/paths.ts';
import type { BrowserWalk, Happening, Stage } from '../app/path-walker.ts';
import { SessionWatch } from '../auth/session.model.ts';
import { noAnswer, otherTab } from '../auth/session-stage.ts';
import { answering, refused, said } from '../works/made-up-answers.ts';

/** A teacher at the desk. The answers are made up, and no marks reach the server. */

type Desk = SnapshotFrom<typeof machine>;
const calls = { answers: 'answers-to-mark', save: 'update-subjective-marks' } as const;
const viewOf = (snapshot: AnyMachineSnapshot) => markingDeskView(snapshot as Desk);
const answers = answering();
const press =
  (name: string) =>
  async ({ page }: Stage): Promise<void> =>
    page.getByRole('main').getByRole('button', { name, exact: true }).click();

const shows = ({ name, questions, questionId, rows, hasMore }: LoadedAnswers) =>
  answers(
    calls.answers,
    said({
      data: { assessment_name: name, questions, question_id: questionId, rows, has_more: hasMore },
    }),
  );

const at = (state: string) => (snapshot: AnyMachineSnapshot) => snapshot.matches({ open: { answer: state } });
const away = { kind: 'unreachable' } as const;
const two = loaded([answerAt(1), answerAt(2)]);
const none = loaded([], false, 0);
const theirs = answerAt(1, { marks: 2, version: 2, source: 'teacher', marked_by: 'Bina' });
const marks = /^Marks, at most/;

const lies: Happening = { event: done('loadQueue', two), words: 'two answers come', cause: shows(two) };
const ends: Happening = {
  event: done('countAnswers', none),
  words: 'what is left is counted',
  cause: shows(none),
};
const saved: Happening = {
  event: done('saveMark', { version: 2, state: 'marked' }),
  words: 'the marks are at the server',
  cause: answers(
    calls.save,
    said({ data: { state: 'marked', marks: 3, marks_most: 6, versions: [{ position: 2, version: 2 }] } }),
  ),
};
const types = (typed: string): Happening => ({
  event: { type: 'draft.change', fields: { marks: typed } },
  words: `types ${typed} marks`,
  where: (snapshot) => at('marking')(snapshot) && viewOf(snapshot).draft.marks === '',
  cause: async ({ page }) => page.getByRole('textbox', { name: marks }).fill(typed),
});
const saves: Happening = {
  event: { type: 'answer.save' },
  words: 'saves',
  where: at('marking'),
  cause: press('Save and next'),
};

const moving: readonly Happening[] = [
  lies,
  {
    event: failed('loadQueue', away),
    words: 'the connection breaks while the answers load',
    cause: answers(calls.answers, noAnswer),
  },
  { event: done('loadQueue', none), words: 'there is nothing to mark', cause: shows(none) },
  {
    event: { type: 'desk.retry' },
    words: 'asks again',
    where: (snapshot) => snapshot.matches('failed'),
    cause: press('Try again'),
  },
  { event: { type: 'answer.next' }, words: 'skips the answer', where: at('marking'), cause: press('Skip') },
  {
    event: { type: 'answer.back' },
    words: 'goes back',
    where: (snapshot) => at('marking')(snapshot) && viewOf(snapshot).hasPrevious,
    cause: press('Previous'),
  },
  ends,
];

const marking: readonly Happening[] = [
  lies,
  types('3'),
  types('9'),
  saves,
  saved,
  {
    event: failed('saveMark', away),
    words: 'the answer of the save is lost',
    cause: answers(calls.save, noAnswer),
  },
  {
    event: failed('saveMark', { kind: 'unauthorized' }),
    words: 'the server knows the session no more',
    cause: answers(calls.save, refused(401, 'unauthorized')),
  },
  {
    event: { type: 'session.restored' },
    words: 'signs in again',
    where: at('locked'),
    cause: async ({ page }) => new SessionWatch(page).signInAgain(demoPassword),
  },
  ends,
];

const comparing: readonly Happening[] = [
  lies,
  types('3'),
  saves,
  {
    event: failed('saveMark', { kind: 'stale', information: 'Not now.' }),
    words: 'a colleague was faster',
    cause: answers(calls.save, refused(409, 'stale')),
  },
  {
    event: done('compareAnswer', { answer: theirs, questions: loaded([]).questions }),
    words: 'what the colleague gave is there',
    cause: shows(loaded([theirs])),
  },
  {
    event: failed('compareAnswer', away),
    words: 'what the colleague gave does not come',
    cause: answers(calls.answers, noAnswer),
  },
  { event: { type: 'mine.keep' }, words: 'keeps their own', where: at('stale'), cause: press('Keep mine') },
  { event: { type: 'theirs.take' }, words: 'takes theirs', where: at('stale'), cause: press('Take theirs') },
  saved,
];

const see = async ({ page }: Stage, snapshot: AnyMachineSnapshot): Promise<void> => {
  const isSignedOut = at('locked')(snapshot);
  await expect(new SessionWatch(page).dialog).toHaveCount(isSignedOut ? 1 : 0);
  if (isSignedOut) return;
  const view = viewOf(snapshot);
  const main = page.getByRole('main');
  const shown = async (text: string, isShown: boolean) =>
    expect(main.getByText(text, { exact: true }), `“${text}” is shown or not`).toHaveCount(isShown ? 1 : 0);
  await shown('The answers could not be loaded.', view.stage === 'failed');
  await shown('No answers to mark', view.stage === 'done' && view.answers === 0);
  if (view.stage !== 'open' || !view.answer) return;
  const { issue, failure } = view.context;
  // Grey buttons say it as well.
  const told = main.getByRole('alert').filter({ hasText: 'Somebody else marked this answer meanwhile.' });
  await expect(told).toHaveCount(view.isStale ? 1 : 0);
  await shown('Type the marks first.', issue === 'marks_missing');
  await shown('Not saved. What you typed is still here.', failure !== null);
  await expect(page.getByRole('textbox', { name: marks })).toHaveValue(view.draft.marks);
  const save = main.getByRole('button', { name: 'Save and next' });
  if (view.isBusy) await expect(save).toHaveAttribute('aria-busy', 'true');
};

const walk = (name: string, happenings: readonly Happening[], gated: readonly string[]): BrowserWalk => ({
  name,
  machine,
  input: { assessmentId: 3, choice, name: 'Zoya', drafts: {} },
  happenings,
  gated: [calls.answers, ...gated],
  see,
  as: 'F00001',
  project: (snapshot) => {
    const { at: place, rows, drafts, request, issue, failure } = (snapshot as Desk).context;
    return [
      place,
      rows.map(({ version }) => version),
      Object.values(drafts),
      request?.kind,
      issue,
      failure?.code,
    ];
  },
  open: async ({ page, context }) => {
    await otherTab(context);
    await page.goto('/assessment/3/mark');
  },
});

export const markingDeskWalks: readonly BrowserWalk[] = [
  walk('A teacher who looks through answers', moving, []),
  walk('A teacher who marks answers', marking, [calls.save]),
  walk('A teacher who meets the marks of a colleague', comparing, [calls.save]),
];

/** Why no generated path in the browser takes a transition; the first that fits. */
export const markingDeskReasons: readonly (readonly [RegExp, string])[] = [
  [/overrul/i, 'a question that a rule marks has fields of its own: marking.e2e.ts, vitest'],
  [/ahead/, 'the next answers come while one is read, by the same call: marking.e2e.ts, vitest'],
  [/assessment\.changed|news|readAnswer/, 'a colleague marks meanwhile: marking.e2e.ts, vitest'],
  [/queue\.choose/, 'another order asks by the same call: marking.e2e.ts, vitest'],
  [/./, 'vitest'],
];
