import { expect, type Locator } from '@playwright/test';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { firstProblem, problemsOf } from '../../machines/notices/notice-form/notice-form.rules.ts';
import type { NoticeFormInput } from '../../machines/notices/notice-form/notice-form.types.ts';
import { hasChanges } from '../../machines/notices/notice-form/notice-form.values.ts';
import { noticeFormView } from '../../machines/notices/notice-form/notice-form.view.ts';
import type { UploadStatus } from '../../machines/upload-queue/upload-queue.types.ts';
import {
  divisionsOf,
  type loaded,
  session,
} from '../../tests/machines/notices/notice-form/notice-form.samples.ts';
import { silentForm } from '../../tests/machines/notices/notice-form/notice-form.walks.ts';
import { done, elapsed, failed } from '../../tests/machines/paths.ts';
import type { Answer } from '../app/gates.ts';
import type { BrowserWalk, Happening, Stage } from '../app/path-walker.ts';
import { BoardPage } from './board.model.ts';
import { fileNames, fileSays } from './file-rows.ts';
import { NoticeForm } from './notice-form.model.ts';

type Form = SnapshotFrom<typeof silentForm>;
export const viewOf = (snapshot: AnyMachineSnapshot) => noticeFormView(snapshot as Form);
export const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as Form).context;
type Stages = ReturnType<typeof noticeFormView>['stage'];
export const at =
  (...stages: readonly Stages[]) =>
  (snapshot: AnyMachineSnapshot) =>
    stages.includes(viewOf(snapshot).stage);
/** In the fields, with nothing asked of the server. */
export const isCalm = (snapshot: AnyMachineSnapshot) =>
  at('editing')(snapshot) && snapshot.children['renewFormSession'] === undefined;

export const sessionCall = 'get-form-session';
export const saveCall = 'create-notice';

export const noAnswer: Answer = { by: 'nobody' };
export const byServer: Answer = { by: 'server' };
export const refusal = (status: number, code: string, information: string): Answer => ({
  by: 'refusal',
  status,
  body: { code, information },
});
/** Paths save nothing: a school's people are spared the mails. */
const saved: Answer = {
  by: 'refusal',
  status: 200,
  body: { success: 'true', data: { id: 40, version: 4 }, information: 'Saved.' },
};

export const answers =
  (call: string, answer: Answer) =>
  async ({ gates }: Stage): Promise<void> =>
    gates.at(call).answer(answer, call === saveCall);

const said: Readonly<Record<UploadStatus | 'removing', RegExp>> = { ...fileSays, removing: /Removing…/ };

/** The files that the list must show, and how. */
function rowsShown(snapshot: AnyMachineSnapshot): readonly (readonly [string, UploadStatus | 'removing'])[] {
  const { attachments, removingFileId } = viewOf(snapshot);
  return attachments.flatMap(({ key, status }) => {
    const name = fileNames[key];
    return name === undefined ? [] : [[name, key === removingFileId ? 'removing' : status] as const];
  });
}

export const press =
  (name: string) =>
  async ({ page }: Stage): Promise<void> =>
    page.getByRole('button', { name, exact: true }).last().click();

export const connectionIsBack = async ({ context }: Stage): Promise<void> => {
  await context.setOffline(true);
  await context.setOffline(false);
};

const see = async ({ page }: Stage, snapshot: AnyMachineSnapshot): Promise<void> => {
  const form = new NoticeForm(page);
  const view = viewOf(snapshot);
  const { stage } = view;
  if (stage === 'ended') return form.dontSee();
  const says = (text: string) => page.getByText(text, { exact: true });
  const asks = (title: string) => page.getByRole('alertdialog', { name: title });
  const isEditing = stage === 'editing';
  const isFileSeen = isEditing || stage === 'waitingForUploads';
  const shown: readonly (readonly [string, Locator, boolean])[] = [
    ['the question before closing', asks('Close without sending?'), stage === 'confirmingClose'],
    ['the conflict', asks('This notice was changed in the meantime.'), stage === 'conflict'],
    ['the two versions', says('Two versions of this notice'), stage === 'merging'],
    ['the form did not load', says('The form could not be opened.'), stage === 'loadFailed'],
    ['the form was not sent', says('The server did not answer.'), stage === 'unsent'],
    ['the form waits for the session', says('You are signed out.'), stage === 'signedOut'],
    ['the form is being sent', says('Sending the notice'), stage === 'saving'],
    [
      'Submit waits for the files',
      says('The notice goes out as soon as they are there.'),
      stage === 'waitingForUploads',
    ],
    ...rowsShown(snapshot)
      .map(
        ([name, status]) =>
          [
            `${name} is ${status}`,
            form.dialog.getByRole('listitem').filter({ hasText: name }).filter({ hasText: said[status] }),
            true,
          ] as const,
      )
      .filter(() => isFileSeen),
    ...(isEditing
      ? ([
          [
            'the title is missed',
            says('Notice title is required'),
            view.errors.title?.code === 'title_required',
          ],
          ['the form is in doubt', page.getByText('Your last try got no answer.'), view.isInDoubt],
          ['a draft is back', says('What you had not sent is back.'), view.isDraftRestored],
          [
            'the divisions did not load',
            says('The divisions could not be loaded.'),
            view.divisions.state === 'failed',
          ],
        ] as const)
      : []),
  ];
  const title = form.dialog.getByLabel('Title');
  await Promise.all([
    ...shown.map(([what, found, isShown]) => expect(found, what).toHaveCount(isShown ? 1 : 0)),
    ...(isEditing ? [expect(title, 'the fields can be changed').toBeEditable()] : []),
  ]);
  if (isEditing && contextOf(snapshot).values.title === '') await expect(title).toHaveValue('');
};

const project = (snapshot: AnyMachineSnapshot): unknown => {
  const context = contextOf(snapshot);
  const { target, sent, formSession, outcome, failure, values, hasTriedToSubmit } = context;
  const { uploads, removingFileId, divisionList, divisionsAskedFor, isDraftRestored } = context;
  return [
    [target.mode, firstProblem(problemsOf(context)), hasChanges(context), values.title, values.description],
    [sent?.draft.title, sent?.isUnanswered, formSession === null, outcome?.kind, failure?.kind],
    hasTriedToSubmit,
    uploads.items.map(({ key, status }) => [key, status]),
    [removingFileId, divisionList?.of, divisionsAskedFor, isDraftRestored],
  ];
};

/** What the page does without anybody's doing. */
export const byItself: readonly Happening[] = [
  { event: done('dropDraft'), words: 'the draft is dropped' },
  { event: done('loadDivisions', divisionsOf(6)), words: 'the divisions are there' },
  {
    event: elapsed('draftPause', 'noticeForm.open.draft.kept.pausing'),
    words: 'the draft is kept',
    where: (snapshot) => snapshot.matches({ open: { draft: { kept: 'pausing' } } }),
  },
];

export const loading = (answer: ReturnType<typeof loaded>): readonly Happening[] => [
  { event: done('loadForm', answer), words: 'the form loads', cause: answers(sessionCall, byServer) },
  {
    event: failed('loadForm', { kind: 'unreachable' }),
    words: 'the connection breaks while the form loads',
    cause: answers(sessionCall, noAnswer),
  },
  {
    event: { type: 'form.retry' },
    words: 'presses Try again',
    where: at('loadFailed', 'unsent'),
    cause: press('Try again'),
  },
  {
    event: { type: 'connection.restored' },
    words: 'the connection is lost and back',
    where: at('loadFailed', 'unsent'),
    cause: connectionIsBack,
  },
];

export const closing: readonly Happening[] = [
  {
    event: { type: 'form.close' },
    words: 'presses Close',
    where: at('loading', 'loadFailed', 'editing', 'conflict', 'unsent'),
    cause: press('Close'),
  },
  {
    event: { type: 'close.cancel' },
    words: 'presses Keep editing',
    where: at('confirmingClose'),
    cause: press('Keep editing'),
  },
  {
    event: { type: 'close.discard' },
    words: 'presses Discard',
    where: at('confirmingClose'),
    cause: press('Discard'),
  },
  {
    event: { type: 'close.keep' },
    words: 'presses Keep as draft',
    where: at('confirmingClose'),
    cause: press('Keep as draft'),
  },
];

const open =
  (way: (stage: Stage) => Promise<void>) =>
  async (stage: Stage): Promise<void> => {
    const { page } = stage;
    await page.goto('/admin/dashboard?month=all');
    await page.getByRole('tab', { name: /^Active/ }).click();
    await way(stage);
  };

const shared = { machine: silentForm, project, see, gated: [sessionCall, saveCall], as: 'A00001' } as const;
export const walk = (
  name: string,
  input: NoticeFormInput,
  way: (stage: Stage) => Promise<void>,
  ...happenings: readonly (readonly Happening[])[]
): BrowserWalk => ({
  ...shared,
  name,
  input,
  open: open(way),
  happenings: [...byItself, ...happenings.flat()],
});

export const edit = async ({ page }: Stage): Promise<void> =>
  new BoardPage(page).pressEdit(page.getByRole('button', { name: /^Edit “/ }).first());

const titled = (text: string, words: string, where: Happening['where']): Happening => ({
  event: { type: 'edit.title', text },
  words,
  ...(where ? { where } : {}),
  cause: async ({ page }) => new NoticeForm(page).fillTitle(text),
});

const isEmptyForm = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).values.description === '';

/** Everything a notice needs, in one go. */
export const filling: readonly Happening[] = [
  {
    event: { type: 'edit.grades', chosen: 'all' },
    words: 'chooses all grades and writes title and description',
    where: (snapshot) => isCalm(snapshot) && isEmptyForm(snapshot),
    cause: async ({ page }) =>
      new NoticeForm(page).fillNotice({ grade: 'All', title: 'Sports day', description: 'Come at nine.' }),
  },
  {
    event: { type: 'edit.title', text: 'Sports day' },
    words: 'the title is written',
    where: (snapshot) =>
      contextOf(snapshot).values.grades === 'all' &&
      isEmptyForm(snapshot) &&
      contextOf(snapshot).values.title === '' &&
      at('editing')(snapshot),
  },
  {
    event: { type: 'edit.description', text: 'Come at nine.' },
    words: 'the description is written',
    where: (snapshot) =>
      contextOf(snapshot).values.title !== '' && isEmptyForm(snapshot) && at('editing')(snapshot),
  },
];

/** Who writes the description has left the title. */
export const leftBehind: Happening = {
  event: { type: 'field.leave', field: 'title' },
  words: 'the title is left',
  where: (snapshot) =>
    at('editing')(snapshot) && !isEmptyForm(snapshot) && !contextOf(snapshot).left.includes('title'),
};

export const isFilled = (snapshot: AnyMachineSnapshot) => isCalm(snapshot) && !isEmptyForm(snapshot);

export const sending: readonly Happening[] = [
  titled('', 'clears the title', isFilled),
  titled('Sports week', 'writes another title', isFilled),
  {
    event: { type: 'form.submit' },
    words: 'presses Submit',
    where: isFilled,
    cause: async ({ page }) => page.getByRole('button', { name: 'Submit' }).click({ force: true }),
  },
  {
    event: done('saveNotice', { id: 40, version: 4, information: 'Saved.' }),
    words: 'the server takes it',
    cause: answers(saveCall, saved),
  },
  {
    event: failed('saveNotice', { kind: 'unreachable' }),
    words: 'the connection breaks before the server answers',
    cause: answers(saveCall, noAnswer),
  },
  {
    event: failed('saveNotice', { kind: 'refused', code: 'unknown_grade', information: 'No.' }),
    words: 'the server refuses it',
    cause: answers(saveCall, refusal(422, 'unknown_grade', 'That grade is gone.')),
  },
  {
    event: { type: 'form.edit' },
    words: 'goes back to the form',
    where: at('unsent'),
    cause: press('Back to the form'),
  },
  {
    event: { type: 'form.reset' },
    words: 'resets the form',
    where: (snapshot) => isFilled(snapshot) && hasChanges(contextOf(snapshot)),
    cause: async ({ page }) => {
      await page.getByRole('button', { name: 'Reset', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Reset', exact: true }).click();
    },
  },
  ...(['renewFormSession', 'obtainFormSession'] as const).flatMap((id) => [
    {
      event: done(id, session(2)),
      words: 'the server gives the form a new name',
      cause: answers(sessionCall, byServer),
    },
    {
      event: failed(id, { kind: 'unreachable' }),
      words: 'the connection breaks while the form asks for a new name',
      cause: answers(sessionCall, noAnswer),
    },
  ]),
];
