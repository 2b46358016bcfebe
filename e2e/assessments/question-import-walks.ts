import { expect } from '@playwright/test';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { QuestionsReading } from '../../machines/assessments/question-import/question-import.types.ts';
import { questionImportPage } from '../../machines/assessments/question-import/question-import.view.ts';
import {
  file,
  machine,
  readingOf,
  target,
} from '../../tests/machines/assessments/question-import/question-import.walks.ts';
import { done, failed } from '../../tests/machines/paths.ts';
import type { BrowserWalk, Happening, Stage } from '../app/path-walker.ts';
import { noAnswer } from '../auth/session-stage.ts';
import { pressInHeading } from '../folded-button.ts';
import { answering, said } from '../works/made-up-answers.ts';

/** A file of questions in its dialog. It is really sent; what the server says of it is made up, and nothing is added. */

type Import = SnapshotFrom<typeof machine>;
const calls = { read: 'read-question-file', apply: 'apply-question-file' } as const;
const pageOf = (snapshot: AnyMachineSnapshot) => questionImportPage(snapshot as Import);
const answers = answering(calls.apply);
const dialogOf = ({ page }: Stage) => page.getByRole('dialog', { name: 'Import questions' });
const press =
  (name: string) =>
  async (stage: Stage): Promise<void> =>
    dialogOf(stage).getByRole('button', { name, exact: true }).click();
const on =
  (...pages: readonly string[]) =>
  (snapshot: AnyMachineSnapshot) =>
    pages.includes(pageOf(snapshot));

const chooses = (
  chosen: typeof file | { readonly key: string; readonly name: string; readonly size: number },
) =>
  ({
    event: { type: 'file.choose', file: chosen },
    words: `chooses ${chosen.name}`,
    where: on('choosing', 'failed'),
    cause: async (stage: Stage) =>
      dialogOf(stage)
        .locator('input[type=file]')
        .setInputFiles({
          name: chosen.name,
          mimeType: 'text/plain',
          buffer: Buffer.from('Which? {=a ~b}'.padEnd(chosen.size, ' ')),
        }),
  }) satisfies Happening;

const reads = (reading: QuestionsReading, words: string): Happening => ({
  event: done('readFile', reading),
  words,
  cause: answers(calls.read, said(reading.verdicts)),
});
const away = { kind: 'unreachable' } as const;

const happenings: readonly Happening[] = [
  chooses(file),
  chooses({ ...file, name: 'questions.pdf' }),
  reads(readingOf(), 'the file is read'),
  reads(readingOf(0, 3), 'no row of the file is taken'),
  {
    event: failed('readFile', away),
    words: 'the connection breaks while it is read',
    cause: answers(calls.read, noAnswer),
  },
  {
    event: { type: 'import.retry' },
    words: 'tries again',
    where: on('failed'),
    cause: press('Try again'),
  },
  {
    event: { type: 'import.cancel' },
    words: 'takes it back',
    where: on('previewing'),
    cause: press('Cancel'),
  },
  {
    event: { type: 'import.apply' },
    words: 'adds the questions',
    where: (snapshot) =>
      on('previewing')(snapshot) && ((snapshot as Import).context.reading?.verdicts.good ?? 0) > 0,
    cause: press('Add 2 questions'),
  },
  {
    event: done('applyFile', 2),
    words: 'they are added',
    cause: answers(calls.apply, said({ ...readingOf().verdicts, saved: 2 })),
  },
  {
    event: failed('applyFile', away),
    words: 'the answer is lost',
    cause: answers(calls.apply, noAnswer),
  },
  {
    event: { type: 'import.again' },
    words: 'imports another file',
    where: on('imported'),
    cause: press('Import another file'),
  },
];

async function see(stage: Stage, snapshot: AnyMachineSnapshot): Promise<void> {
  const dialog = dialogOf(stage);
  const { problem, failure, reading } = (snapshot as Import).context;
  const page = pageOf(snapshot);
  const shown = async (text: string | RegExp, isShown: boolean) =>
    expect(dialog.getByText(text), `“${text}” is shown or not`).toHaveCount(isShown ? 1 : 0);
  const chooses = page === 'choosing' || page === 'failed';
  await shown('Drop a file here', chooses);
  await shown('The file is on its way and is read.', page === 'reading');
  await shown('The questions are added.', page === 'importing');
  await shown('2 questions were added.', page === 'imported');
  await shown('2 questions can be added.', page === 'previewing' && reading?.verdicts.good === 2);
  await shown(/^We read GIFT/, problem !== null && chooses);
  const isTold =
    failure !== null && (problem === null || page === 'previewing') && (chooses || page === 'previewing');
  await shown(/^No answer came\./, isTold);
}

export const questionImportWalks: readonly BrowserWalk[] = [
  {
    name: 'A teacher who imports a file of questions',
    machine,
    input: target,
    happenings,
    gated: [calls.read, calls.apply],
    as: 'F00001',
    project: (snapshot) => {
      const { problem, failure, reading } = (snapshot as Import).context;
      return [problem, failure?.code, reading?.verdicts.good];
    },
    open: async ({ page }) => {
      await page.goto('/assessments/questions');
      await pressInHeading(page, 'Import');
      await expect(page.getByRole('dialog', { name: 'Import questions' })).toBeVisible();
    },
    see,
  },
];

/** Why no generated path in the browser takes a transition; the first that fits. */
export const questionImportReasons: readonly (readonly [RegExp, string])[] = [
  [
    /target\.change/,
    'the topic and the language change nothing that the paths compare: questions.e2e.ts, vitest',
  ],
  [/upload\.progressed/, 'a small file is sent at once: vitest'],
  [/reading.*import\.cancel|import\.cancel.*reading/, 'it is gone before anybody could press: vitest'],
  [/./, 'vitest'],
];
