import { expect } from '@playwright/test';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { firstProblem, problemsOf } from '../../machines/notice-form/notice-form.rules.ts';
import type { NoticeFormInput } from '../../machines/notice-form/notice-form.types.ts';
import { hasChanges } from '../../machines/notice-form/notice-form.values.ts';
import { noticeFormView } from '../../machines/notice-form/notice-form.view.ts';
import { demoPassword } from '../../server/seeds/demo-logins.ts';
import {
  divisionsOf,
  editInput,
  inputOf,
  loaded,
  notice,
  reshareInput,
  session,
} from '../../tests/machines/notice-form/notice-form.samples.ts';
import { silentForm } from '../../tests/machines/notice-form/notice-form.walks.ts';
import { done, elapsed, failed } from '../../tests/machines/paths.ts';
import type { Answer } from './gates.ts';
import { LoginPage } from './login.model.ts';
import { NoticeForm } from './notice-form.model.ts';
import type { BrowserWalk, Happening, Stage } from './path-walker.ts';
import { SessionWatch } from './session.model.ts';

type Form = SnapshotFrom<typeof silentForm>;
const viewOf = (snapshot: AnyMachineSnapshot) => noticeFormView(snapshot as Form);
const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as Form).context;
type Stages = ReturnType<typeof noticeFormView>['stage'];
const at =
  (...stages: readonly Stages[]) =>
  (snapshot: AnyMachineSnapshot) =>
    stages.includes(viewOf(snapshot).stage);
/** In the fields, with nothing asked of the server. */
const isCalm = (snapshot: AnyMachineSnapshot) =>
  at('editing')(snapshot) && snapshot.children['renewFormSession'] === undefined;

const sessionCall = 'get-form-session';
const saveCall = 'create-notice';

const noAnswer: Answer = { by: 'nobody' };
const byServer: Answer = { by: 'server' };
const refusal = (status: number, code: string, information: string): Answer => ({
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

const answers =
  (call: string, answer: Answer) =>
  async ({ gates }: Stage): Promise<void> =>
    gates.at(call).answer(answer, call === saveCall);

const press =
  (name: string) =>
  async ({ page }: Stage): Promise<void> =>
    page.getByRole('button', { name, exact: true }).last().click();

const connectionIsBack = async ({ context }: Stage): Promise<void> => {
  await context.setOffline(true);
  await context.setOffline(false);
};

const see = async ({ page }: Stage, snapshot: AnyMachineSnapshot): Promise<void> => {
  const form = new NoticeForm(page);
  const view = viewOf(snapshot);
  const question = (title: string) => page.getByRole('alertdialog', { name: title });
  const says = (text: string) => page.getByText(text, { exact: true });
  const { stage } = view;
  if (stage === 'ended') return form.dontSee();
  await expect(question('Close without sending?'), 'the question before closing').toHaveCount(
    stage === 'confirmingClose' ? 1 : 0,
  );
  await expect(question('This notice was changed in the meantime.'), 'the conflict').toHaveCount(
    stage === 'conflict' ? 1 : 0,
  );
  await expect(says('The form could not be opened.'), 'the form did not load').toHaveCount(
    stage === 'loadFailed' ? 1 : 0,
  );
  await expect(says('The server did not answer.'), 'the form was not sent').toHaveCount(
    stage === 'unsent' ? 1 : 0,
  );
  await expect(says('You are signed out.'), 'the form waits for the session').toHaveCount(
    stage === 'signedOut' ? 1 : 0,
  );
  await expect(says('Sending the notice'), 'the form is being sent').toHaveCount(stage === 'saving' ? 1 : 0);
  if (stage !== 'editing') return;
  const title = form.dialog.getByLabel('Title');
  await expect(title, 'the fields can be changed').toBeEditable();
  if (contextOf(snapshot).values.title === '') await expect(title).toHaveValue('');
  await expect(says('Notice title is required'), 'the problem stands beside the title').toHaveCount(
    view.errors.title?.code === 'title_required' ? 1 : 0,
  );
  await expect(page.getByText('Your last try got no answer.'), 'the form is in doubt').toHaveCount(
    view.isInDoubt ? 1 : 0,
  );
};

const project = (snapshot: AnyMachineSnapshot): unknown => {
  const context = contextOf(snapshot);
  const { target, sent, formSession, outcome, failure, values, hasTriedToSubmit } = context;
  return [
    [target.mode, firstProblem(problemsOf(context)), hasChanges(context), values.title, values.description],
    [sent?.draft.title, sent?.isUnanswered, formSession === null, outcome?.kind, failure?.kind],
    hasTriedToSubmit,
  ];
};

/** What the page does without anybody's doing. */
const byItself: readonly Happening[] = [
  { event: done('dropDraft'), words: 'the draft is dropped' },
  { event: done('loadDivisions', divisionsOf(6)), words: 'the divisions are there' },
  {
    event: elapsed('draftPause', 'noticeForm.open.draft.kept.pausing'),
    words: 'the draft is kept',
    where: (snapshot) => snapshot.matches({ open: { draft: { kept: 'pausing' } } }),
  },
];

const loading = (answer: ReturnType<typeof loaded>): readonly Happening[] => [
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

const closing: readonly Happening[] = [
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

const titled = (text: string, words: string, where: Happening['where']): Happening => ({
  event: { type: 'edit.title', text },
  words,
  ...(where ? { where } : {}),
  cause: async ({ page }) => new NoticeForm(page).fillTitle(text),
});

const isEmptyForm = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).values.description === '';

/** Everything a notice needs, in one go. */
const filling: readonly Happening[] = [
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
const leftBehind: Happening = {
  event: { type: 'field.leave', field: 'title' },
  words: 'the title is left',
  where: (snapshot) =>
    at('editing')(snapshot) && !isEmptyForm(snapshot) && !contextOf(snapshot).left.includes('title'),
};

const isFilled = (snapshot: AnyMachineSnapshot) => isCalm(snapshot) && !isEmptyForm(snapshot);

const sending: readonly Happening[] = [
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

const signedOut: readonly Happening[] = [
  {
    event: failed('saveNotice', { kind: 'unauthorized' }),
    words: 'the server knows the session no more',
    cause: answers(saveCall, refusal(401, 'unauthorized', 'Who are you?')),
  },
  {
    event: { type: 'session.restored', personId: 7 },
    words: 'signs in again',
    where: at('signedOut'),
    cause: async ({ page }) => new SessionWatch(page).signInAgain(demoPassword),
  },
];

const newer = loaded({ notice: { ...notice, version: 5 }, formSession: session(4) });
const conflict: readonly Happening[] = [
  {
    event: failed('saveNotice', { kind: 'stale', information: 'Changed elsewhere.' }),
    words: 'the server says that somebody saved meanwhile',
    cause: answers(saveCall, refusal(409, 'stale', 'Changed elsewhere.')),
  },
  {
    event: { type: 'conflict.keep_mine' },
    words: 'presses Keep mine',
    where: at('conflict'),
    cause: press('Keep mine'),
  },
  {
    event: { type: 'conflict.take_theirs' },
    words: 'presses Take theirs',
    where: at('conflict'),
    cause: press('Take theirs'),
  },
  ...(['loadNewerForMine', 'loadTheirs'] as const).flatMap((id) => [
    { event: done(id, newer), words: 'the newer notice is there', cause: answers(sessionCall, byServer) },
    {
      event: failed(id, { kind: 'unreachable' }),
      words: 'the connection breaks while the newer notice loads',
      cause: answers(sessionCall, noAnswer),
    },
  ]),
];

const open =
  (way: (stage: Stage) => Promise<void>) =>
  async (stage: Stage): Promise<void> => {
    const { page } = stage;
    await new LoginPage(page).open();
    await new LoginPage(page).signIn('A00001', demoPassword);
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.goto('/admin/dashboard?month=all');
    await page.getByRole('tab', { name: /^Active/ }).click();
    await way(stage);
  };

const shared = { machine: silentForm, project, see, gated: [sessionCall, saveCall] };
const walk = (
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

const edit = async ({ page }: Stage): Promise<void> =>
  page
    .getByRole('button', { name: /^Edit “/ })
    .first()
    .click();

/** The notice form in its three modes, as a school admin has it. */
export const noticeFormWalks: readonly BrowserWalk[] = [
  walk(
    'A school admin who writes a notice',
    inputOf(),
    async ({ page }) => page.getByRole('button', { name: 'Add notice' }).click(),
    loading(loaded()),
    closing,
    filling,
    [leftBehind],
    sending,
  ),
  walk(
    'A school admin who edits a notice',
    editInput,
    edit,
    loading(loaded({ notice })),
    closing.slice(0, 2),
    sending.slice(1, 4),
    conflict,
  ),
  walk(
    'A school admin whose session ends while a notice is sent',
    inputOf(),
    async ({ page }) => page.getByRole('button', { name: 'Add notice' }).click(),
    loading(loaded()).slice(0, 1),
    filling,
    sending.slice(2, 4),
    signedOut,
  ),
  {
    ...walk(
      'A school admin who shares a notice again',
      reshareInput,
      async ({ page }) => {
        await page
          .getByRole('button', { name: /^View “/ })
          .first()
          .click();
        await page.getByRole('button', { name: 'Edit & Reshare' }).click();
      },
      loading(loaded({ notice })).slice(0, 1),
      sending.slice(2, 4),
    ),
    standsAlone: true,
  },
];

/** Why no generated path in the browser takes a transition; the first that fits. */
export const noticeFormReasons: readonly (readonly [RegExp, string])[] = [
  [/uploads|file|Upload/i, 'files: the paths of uploadQueue, bad-input.e2e.ts, vitest'],
  [/divisions/i, 'a list of divisions that does not load, or changes under way: vitest'],
  [/draftRetry|draftKeeper|broken/, 'a browser whose storage breaks while one writes: vitest'],
  [/dropPatience|dropDraft/, 'a draft that cannot be dropped: vitest'],
  [/isNoticeMissing/, 'the notice is deleted while its form opens: vitest'],
  [/isBlocked|demo/i, 'a notice or a school in which nothing can be sent: bad-input.e2e.ts, vitest'],
  [/hasNewerValues/, 'an answer that was lost after the server had saved: bad-input.e2e.ts, vitest'],
  [
    /session\.|wasUnauthorized|signedOut/,
    'the session ends by itself or elsewhere: bad-input.e2e.ts, vitest',
  ],
  [
    /refusals|field\.leave|alert|page\.hidden|draft/,
    'shows nothing that the screen could be compared by: vitest',
  ],
];
