import { expect } from '@playwright/test';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { assessmentEditorView } from '../../machines/assessments/assessment-editor/assessment-editor.view.ts';
import {
  audienceOf,
  machine,
  requestOf,
} from '../../tests/machines/assessments/assessment-editor/assessment-editor.walks.ts';
import { done, elapsed, failed } from '../../tests/machines/paths.ts';
import type { BrowserWalk, Happening, Stage } from '../app/path-walker.ts';
import { noAnswer } from '../auth/session-stage.ts';
import { answering, said } from '../works/made-up-answers.ts';
import { chooseGroup } from './schedule.model.ts';

/** What a new assessment asks while it is written. What the server says of it is made up, and nothing is saved. */

type Editor = SnapshotFrom<typeof machine>;
const calls = { count: 'count-assessment-audience', find: 'question-list' } as const;
const viewOf = (snapshot: AnyMachineSnapshot) => assessmentEditorView(snapshot as Editor);
const answers = answering();
const main = ({ page }: Stage) => page.getByRole('main');
const retries = async (stage: Stage): Promise<void> =>
  main(stage).getByRole('button', { name: 'Try again', exact: true }).click();
const away = { kind: 'unreachable' } as const;
const lost = 'No answer came. Check the connection and try again: it is not done twice.';

const counting: readonly Happening[] = [
  {
    event: { type: 'audience.change', audience: audienceOf(1) },
    words: 'chooses a division',
    where: (snapshot) => (snapshot as Editor).context.audience === null,
    cause: async ({ page }) => chooseGroup(page, 'Grade 6 D'),
  },
  {
    event: elapsed('choicePause', 'assessmentEditor.audience.pausing'),
    words: 'a moment passes',
    where: (snapshot) => snapshot.matches({ audience: 'pausing' }),
    cause: async ({ gates }) => gates.at(calls.count).asked(),
  },
  {
    event: done('countAudience', 40),
    words: 'forty students are counted',
    cause: answers(calls.count, said({ data: { students: 40 } })),
  },
  {
    event: failed('countAudience', away),
    words: 'the count does not come',
    cause: answers(calls.count, noAnswer),
  },
  {
    event: { type: 'audience.retry' },
    words: 'counts again',
    where: (snapshot) => viewOf(snapshot).audience.stage === 'failed',
    cause: retries,
  },
];

const searching: readonly Happening[] = [
  {
    event: { type: 'bank.search', request: requestOf(1, '') },
    words: 'chooses a topic',
    where: (snapshot) => viewOf(snapshot).bank.request === null,
    cause: async ({ page }) => {
      await page.getByRole('combobox', { name: 'Add from a topic' }).click();
      await page.getByRole('option', { name: 'Safety online' }).click();
    },
  },
  {
    event: { type: 'bank.search', request: requestOf(1, 'net') },
    words: 'types words',
    where: (snapshot) => viewOf(snapshot).bank.request?.search === '',
    cause: async ({ page }) => page.getByRole('searchbox', { name: 'Search its questions' }).fill('net'),
  },
  {
    event: elapsed('typingPause', 'assessmentEditor.bank.pausing'),
    words: 'a moment passes',
    where: (snapshot) => snapshot.matches({ bank: 'pausing' }),
    cause: async ({ gates }) => gates.at(calls.find).asked(),
  },
  {
    event: done('findQuestions', { rows: [], total: 3 }),
    words: 'the questions are there',
    cause: answers(calls.find, said({ rows: [], total: 3, page: 1, size: 100 })),
  },
  {
    event: failed('findQuestions', away),
    words: 'the questions do not come',
    cause: answers(calls.find, noAnswer),
  },
  {
    event: { type: 'bank.again' },
    words: 'looks again',
    where: (snapshot) => viewOf(snapshot).bank.stage === 'failed',
    cause: retries,
  },
];

async function see(stage: Stage, snapshot: AnyMachineSnapshot): Promise<void> {
  const { audience, bank } = viewOf(snapshot);
  const shown = async (text: string, isShown: boolean) =>
    expect(main(stage).getByText(text, { exact: true }), `“${text}” is shown or not`).toHaveCount(
      isShown ? 1 : 0,
    );
  await shown('Choose who takes it.', audience.stage === 'none');
  await shown('Counting students', audience.stage === 'counting');
  await shown('40 students take it.', audience.stage === 'counted');
  await shown(lost, audience.stage === 'failed' || bank.stage === 'failed');
  await shown('No question is left here.', bank.found !== null && bank.request?.search === '');
  await shown('No question has these words.', bank.found !== null && bank.request?.search === 'net');
}

const walk = (name: string, happenings: readonly Happening[], call: string): BrowserWalk => ({
  name,
  machine,
  input: undefined,
  happenings,
  gated: [call],
  as: 'F00006',
  project: (snapshot) => {
    const { audience, students, audienceFailure, request, found, searchFailure } = (snapshot as Editor)
      .context;
    return [
      audience?.groups.length,
      students,
      audienceFailure?.code,
      request?.search,
      found?.total,
      searchFailure?.code,
    ];
  },
  open: async ({ page }) => {
    await page.goto('/assessment/new');
    await expect(page.getByRole('combobox', { name: 'Add from a topic' })).toBeVisible();
  },
  see,
});

export const assessmentEditorWalks: readonly BrowserWalk[] = [
  walk('A teacher who chooses who takes an assessment', counting, calls.count),
  walk('A teacher who looks for questions', searching, calls.find),
];

/** Why no generated path in the browser takes a transition; the first that fits. */
export const assessmentEditorReasons: readonly (readonly [RegExp, string])[] = [
  [/paper/, 'the paper is drawn of questions that are chosen: schedule.e2e.ts, vitest'],
  [/connection/, 'the connection comes and goes: vitest'],
  [/./, 'vitest'],
];
