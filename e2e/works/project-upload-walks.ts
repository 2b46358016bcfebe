import { expect } from '@playwright/test';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { demoPassword } from '../../server/seeds/demo-logins.ts';
import { done, failed } from '../../tests/machines/paths.ts';
import {
  asked,
  changed,
  detail,
  input,
  item,
  machine,
  uploaded,
} from '../../tests/machines/works/project-upload/project-upload.walks.ts';
import type { Answer } from '../app/gates.ts';
import type { BrowserWalk, Happening, Stage } from '../app/path-walker.ts';
import { SessionWatch } from '../auth/session.model.ts';
import { byServer, noAnswer, otherTab, otherTabSeesTheEnd } from '../auth/session-stage.ts';
import { sample } from '../sample.ts';
import { answering, refused, said } from './made-up-answers.ts';
import { WorksPage } from './works.model.ts';

/**
 * Every state of handing in, on a student's page. What the server says of the work is made up, and no save reaches it,
 * so that paths side by side with other journeys change nothing.
 */

type Upload = SnapshotFrom<typeof machine>;
const calls = {
  detail: 'get-project-detail-byId',
  uploaded: 'get-student-project-uploaded',
  session: 'get-form-session',
  draft: 'update-project-file-only',
  submit: 'update-project-file',
  picture: 'paste-project-picture',
  claim: 'pending-project-file',
  remove: 'delete-pending-file',
} as const;

const body = (data: object): Answer => said({ data });
/** What the server says of the project, with the work as this path has it. */
const detailOf = ({ version, attempt, state, closed, chkProjectUpload }: typeof detail): Answer => ({
  by: 'server',
  change: ({ data, ...rest }) => ({
    ...rest,
    data: {
      ...Object(data),
      version,
      attempt,
      state,
      closed,
      chkProjectUpload,
      allows_url: 1,
      allows_paste: 1,
      accepted_types: ['Pdf'],
    },
  }),
});

const answers = answering(calls.draft, calls.submit);
const press =
  (name: string) =>
  async ({ page }: Stage): Promise<void> =>
    new WorksPage(page).dialog.getByRole('button', { name, exact: true }).first().click();

const at =
  (...states: readonly string[]) =>
  (snapshot: AnyMachineSnapshot): boolean =>
    states.some((state) => snapshot.matches({ open: { work: state } }));
const pastes =
  (state: string) =>
  (snapshot: AnyMachineSnapshot): boolean =>
    snapshot.matches({ open: { paste: state } });

const loads = (of: typeof detail, words: string): Happening => ({
  event: done('loadDetail', of),
  words,
  cause: answers(calls.detail, detailOf(of)),
});
const loadsFirst = loads(detail, 'nothing was handed in yet');
const loadsUploaded: Happening = {
  event: done('loadUploaded', uploaded),
  words: 'what was handed in before is there',
  cause: answers(calls.uploaded, body(uploaded)),
};

const unreachable = { kind: 'unreachable' };
const inReview = { ...detail, version: 2, attempt: 1, state: 'in_review', closed: 'in_review' } as const;

const checking: readonly Happening[] = [
  loadsFirst,
  loads(asked, 'the teacher asked for it again'),
  loads(inReview, 'the teacher has it for review'),
  loads({ ...detail, closed: 'demo_school' }, 'the school is a demo school'),
  {
    event: failed('loadDetail', unreachable),
    words: 'the connection breaks while the project loads',
    cause: answers(calls.detail, noAnswer),
  },
  loadsUploaded,
  {
    event: failed('loadUploaded', unreachable),
    words: 'the connection breaks while the work loads',
    cause: answers(calls.uploaded, noAnswer),
  },
  {
    event: { type: 'form.retry' },
    words: 'tries again',
    where: (snapshot) => snapshot.matches('checkFailed'),
    cause: press('Try again'),
  },
  {
    event: { type: 'form.close' },
    words: 'closes the dialog',
    where: (snapshot) => ['readOnly', 'refusedHere'].some((state) => snapshot.matches(state)),
    cause: press('Close'),
  },
];

const saves = (id: 'obtainFormSession' | 'saveWork', call: string): readonly Happening[] => [
  {
    event: failed(id, unreachable),
    words: 'the answer is lost',
    cause: answers(call, noAnswer),
  },
  {
    event: failed(id, { kind: 'unauthorized' }),
    words: 'the server knows the session no more',
    cause: answers(call, refused(401, 'unauthorized')),
  },
  {
    event: failed(id, { kind: 'refused', code: 'server_error', information: 'Not now.' }),
    words: 'the server breaks',
    cause: answers(call, refused(500, 'server_error')),
  },
];

const saving: readonly Happening[] = [
  loadsFirst,
  {
    event: { type: 'url.edit', text: 'example.org/my-work' },
    words: 'types an address',
    where: (snapshot) => at('editing')(snapshot) && (snapshot as Upload).context.url === '',
    cause: async ({ page }) =>
      new WorksPage(page).dialog.getByRole('textbox', { name: 'Add URL' }).fill('example.org/my-work'),
  },
  {
    event: { type: 'learning.edit', text: 'I learned.' },
    words: 'writes what was learned',
    where: (snapshot) => at('editing')(snapshot) && (snapshot as Upload).context.learning === '',
    cause: async ({ page }) => new WorksPage(page).learn('I learned.'),
  },
  {
    event: { type: 'save.submit' },
    words: 'presses Submit for review',
    where: at('editing'),
    cause: press('Submit for review'),
  },
  {
    event: done('obtainFormSession', 'a-session'),
    words: 'the server opens the form',
    cause: answers(calls.session, byServer),
  },
  ...saves('obtainFormSession', calls.session).slice(0, 1),
  ...saves('saveWork', calls.submit),
  {
    event: failed('saveWork', { kind: 'stale', information: 'Not now.' }),
    words: 'another tab saved meanwhile',
    cause: answers(calls.submit, refused(409, 'stale')),
  },
  {
    event: failed('saveWork', { kind: 'refused', code: 'in_review', information: 'Not now.' }),
    words: 'the server says why it is not taken',
    cause: answers(calls.submit, refused(422, 'in_review')),
  },
  {
    event: done('saveWork', { version: 4 }),
    words: 'the work is handed in',
    cause: answers(
      calls.submit,
      said({
        information: 'File Saved',
        data: { work_id: 4, version: 4, state: 'in_review', attempt: 1, is_late: 0 },
      }),
    ),
  },
  { event: { type: 'form.retry' }, words: 'sends it again', where: at('unsent'), cause: press('Try again') },
  { event: { type: 'form.edit' }, words: 'goes on', where: at('warned', 'failed'), cause: press('Go on') },
  {
    event: { type: 'conflict.keep_mine' },
    words: 'keeps their own',
    where: at('stale'),
    cause: press('Keep mine'),
  },
  {
    event: { type: 'conflict.take_theirs' },
    words: 'takes the other one',
    where: at('stale'),
    cause: press('Take the other one'),
  },
  {
    event: { type: 'session.restored', personId: 7 },
    words: 'signs in again',
    where: at('signedOut'),
    cause: async ({ page }) => new SessionWatch(page).signInAgain(demoPassword),
  },
  {
    event: { type: 'session.expired' },
    words: 'the session ends',
    where: at('editing'),
    cause: otherTabSeesTheEnd,
  },
];

const kept = (name: string, type: string) => ({
  id: '6f1c1b52-8a43-4d0e-9b51-2f6f3a3c6a10',
  name,
  type,
  size: 5,
  hasPreview: false,
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const pastePicture = async ({ page }: Stage): Promise<void> =>
  new WorksPage(page).dialog.getByRole('textbox', { name: 'Paste' }).evaluate((field, bytes) => {
    const clipboardData = new DataTransfer();
    const picture = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    clipboardData.items.add(new File([picture], 'p.png', { type: 'image/png' }));
    field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, png.toString('base64'));

const pasting: readonly Happening[] = [
  loadsFirst,
  {
    event: { type: 'picture.paste', picture: { key: 'p', name: 'p.png', size: 5 }, at: 0 },
    words: 'pastes a picture',
    where: (snapshot) => pastes('none')(snapshot) && (snapshot as Upload).context.pictures.length === 0,
    cause: pastePicture,
  },
  {
    event: { type: 'paste.now' },
    words: 'sends it now',
    where: pastes('counting'),
    cause: press('Upload now'),
  },
  {
    event: { type: 'paste.cancel' },
    words: 'cancels it',
    where: pastes('counting'),
    cause: press('Cancel'),
  },
  {
    event: failed('sendPicture', unreachable),
    words: 'the picture does not get through',
    cause: answers(calls.picture, noAnswer),
  },
  {
    event: { type: 'paste.now' },
    words: 'tries it again',
    where: pastes('notSent'),
    cause: press('Try again'),
  },
  {
    event: done('sendPicture', { fileId: 'p', name: 'p.png', size: 5 }),
    words: 'the server keeps the picture',
    cause: answers(
      calls.picture,
      said({ response: { link: '/icon-192.png' }, file: kept('p.png', 'image') }),
    ),
  },
];

const files: readonly Happening[] = [
  loadsFirst,
  {
    event: changed(item('uploading')),
    words: 'adds a file',
    where: (snapshot) => at('editing')(snapshot) && (snapshot as Upload).context.uploads.items.length === 0,
    cause: async ({ page }) => new WorksPage(page).add([sample('notice.pdf')]),
  },
  {
    event: { type: 'save.draft' },
    words: 'presses Save uploads while it is on its way',
    where: (snapshot) => at('editing')(snapshot) && (snapshot as Upload).context.uploads.summary.pending > 0,
    cause: press('Save uploads'),
  },
  {
    event: changed(item('ready')),
    words: 'the server keeps the file',
    where: (snapshot) => (snapshot as Upload).context.uploads.summary.pending > 0,
    cause: answers(calls.claim, said({ data: 'path', file: kept('notice.pdf', 'pdf') })),
  },
  {
    event: done('obtainFormSession', 'a-session'),
    words: 'the server opens the form',
    cause: answers(calls.session, byServer),
  },
  {
    event: failed('saveWork', unreachable),
    words: 'the answer is lost',
    cause: answers(calls.draft, noAnswer),
  },
  {
    event: { type: 'file.remove', key: 'n' },
    words: 'takes the file off',
    where: (snapshot) =>
      at('editing')(snapshot) &&
      (snapshot as Upload).context.uploads.summary.ready > 0 &&
      snapshot.matches({ open: { removal: 'still' } }),
    cause: press('Remove notice.pdf'),
  },
  {
    event: done('removeFile', 0),
    words: 'it leaves the server',
    cause: answers(calls.remove, said({ information: 'Deleted successfully.' })),
  },
];

const says = {
  warned: 'Warning',
  failed: 'Something went wrong.',
  unsent: 'There was no answer. Your work is kept; send it once more.',
  stale: 'This was saved in another tab or on another device.',
} as const;
const pasteSays = {
  counting: 'The pasted picture is uploaded in 5 seconds.',
  sending: 'The pasted picture is being uploaded…',
  notSent: 'The pasted picture could not be uploaded.',
} as const;

const see = async ({ page }: Stage, snapshot: AnyMachineSnapshot): Promise<void> => {
  const { dialog } = new WorksPage(page);
  const { problem } = (snapshot as Upload).context;
  if (snapshot.status === 'done') return expect(dialog).toHaveCount(0);
  const isSignedOut = at('signedOut')(snapshot);
  await expect(new SessionWatch(page).dialog).toHaveCount(isSignedOut ? 1 : 0);
  if (isSignedOut) return;
  const shown = async (text: string, isShown: boolean) => {
    const found = dialog.getByText(text, { exact: true });
    if (isShown) await expect(found.first(), `“${text}” is shown`).toBeVisible();
    else await expect(found, `“${text}” is not shown`).toHaveCount(0);
  };
  await shown('How far your work is could not be loaded.', snapshot.matches('checkFailed'));
  await shown(
    'Your teacher has this project for review. You can change it when they ask you to.',
    snapshot.matches('readOnly'),
  );
  await shown(
    'This is a demo school: nothing is uploaded, deleted or handed in here.',
    snapshot.matches('refusedHere'),
  );
  const submit = dialog.getByRole('button', { name: 'Submit for review' });
  await expect(submit, 'work is handed in where the dialog is open').toHaveCount(
    snapshot.matches('open') ? 1 : 0,
  );
  if (!snapshot.matches('open')) return;
  for (const [state, text] of Object.entries(says)) await shown(text, at(state)(snapshot));
  for (const [state, text] of Object.entries(pasteSays)) await shown(text, pastes(state)(snapshot));
  await shown('Please add at least one file, link or pasted content.', problem === 'no_entries');
  await shown(
    'What your teacher wrote',
    at('editing')(snapshot) && (snapshot as Upload).context.uploaded !== null,
  );
  const isLocked = !at('editing')(snapshot);
  await expect(dialog.getByRole('textbox', { name: 'My learning' })).toHaveJSProperty('readOnly', isLocked);
};

const walk = (name: string, happenings: readonly Happening[], gated: readonly string[]): BrowserWalk => ({
  name,
  machine,
  input,
  happenings,
  gated,
  see,
  as: 'S00033',
  project: (snapshot) => {
    const {
      uploads,
      pictures,
      url,
      learning,
      problem,
      formSession,
      detail: known,
    } = (snapshot as Upload).context;
    return [
      uploads.items.map(({ status }) => status),
      pictures.length,
      url,
      learning,
      problem,
      formSession,
      known?.state,
    ];
  },
  open: async ({ page, context, gates }) => {
    await otherTab(context);
    const works = new WorksPage(page);
    await page.goto('/mylearning/Classroom');
    await page.getByRole('heading').getByRole('link').first().click();
    await gates.at(calls.detail).answer(detailOf(detail));
    await works.open('Hand in');
  },
});

/** Handing in, as a student has it. */
export const projectUploadWalks: readonly BrowserWalk[] = [
  walk('A student who opens a project’s upload', checking, [calls.detail, calls.uploaded]),
  walk('A student who hands in an address', saving, [calls.detail, calls.session, calls.submit]),
  walk('A student who pastes a picture', pasting, [calls.detail, calls.picture]),
  walk('A student who adds a file and takes it off', files, [
    calls.detail,
    calls.session,
    calls.claim,
    calls.draft,
    calls.remove,
  ]),
];

/** Why no generated path in the browser takes a transition; the first that fits. */
export const projectUploadReasons: readonly (readonly [RegExp, string])[] = [
  [/uploads|refusals|file\./, 'the paths of uploadQueue show it: vitest'],
  [/session|connection/, 'the session or the connection goes elsewhere in the dialog: vitest'],
  [/work\.changed/, 'a teacher decides meanwhile: works.e2e.ts, vitest'],
  [/obtainFormSession/, 'as a save that fails: vitest'],
  [/isOtherPerson/, 'somebody else signs in, which takes the page away: session-end.e2e.ts, vitest'],
  [/./, 'vitest'],
];
