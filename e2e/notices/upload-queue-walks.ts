import { expect } from '@playwright/test';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { noticePolicy } from '../../contract/files/upload-policies.ts';
import { itemFromAttachment } from '../../machines/upload-queue/upload-queue.rules.ts';
import type { UploadItem, UploadQueueInput } from '../../machines/upload-queue/upload-queue.types.ts';
import { uploadQueueView } from '../../machines/upload-queue/upload-queue.view.ts';
import { demoPassword } from '../../server/seeds/demo-logins.ts';
import { attachment } from '../../tests/machines/notices/notice-form/notice-form.samples.ts';
import type { PathEvent } from '../../tests/machines/paths.ts';
import { file } from '../../tests/machines/upload-queue/upload-queue.harness.ts';
import { machine } from '../../tests/machines/upload-queue/upload-queue.walks.ts';
import type { Answer } from '../app/gates.ts';
import type { BrowserWalk, Happening, Stage } from '../app/path-walker.ts';
import { SessionWatch } from '../auth/session.model.ts';
import { otherTab, otherTabSeesTheEnd } from '../auth/session-stage.ts';
import { sample } from '../sample.ts';
import { BoardPage } from './board.model.ts';
import { fileSays } from './file-rows.ts';
import { NoticeForm } from './notice-form.model.ts';

type Queue = SnapshotFrom<typeof machine>;
const viewOf = (snapshot: AnyMachineSnapshot) => uploadQueueView(snapshot as Queue);
const itemOf = (snapshot: AnyMachineSnapshot, key: string): UploadItem | undefined =>
  (snapshot as Queue).context.items.find((item) => item.key === key);
const rowOf = (snapshot: AnyMachineSnapshot, key: string) =>
  viewOf(snapshot).rows.find((row) => row.key === key);

/** Two files, by their keys in the model. */
const names = { a: 'notice.pdf', b: 'photo.jpg' } as const;
type Key = keyof typeof names;
const claim = 'handle-upload-files';

const answers =
  (answer: Answer) =>
  async ({ gates }: Stage): Promise<void> =>
    gates.at(claim).answer(answer, true);

const press =
  (name: string) =>
  async ({ page }: Stage): Promise<void> =>
    new NoticeForm(page).dialog.getByRole('button', { name, exact: true }).click();

/** The only one that waits for the server: its answer can be meant for no other. */
const isChecked = (key: Key) => (snapshot: AnyMachineSnapshot) =>
  viewOf(snapshot)
    .rows.filter(({ status }) => status === 'checking')
    .every((row) => row.key === key) && itemOf(snapshot, key)?.status === 'checking';

const failedReport = (key: Key, code: string, retryable: boolean): PathEvent => ({
  type: 'upload.failed',
  key,
  code,
  information: '',
  retryable,
});

const happeningsOf = (key: Key): readonly Happening[] => [
  {
    event: { type: 'upload.sent', key },
    words: `every byte of ${names[key]} is at the server`,
    where: (snapshot) => itemOf(snapshot, key)?.status === 'uploading',
  },
  {
    event: { type: 'retry.due', key },
    words: `${names[key]} is tried again`,
    where: (snapshot) => (snapshot as Queue).context.heldBack.includes(key),
  },
  {
    event: { type: 'upload.checked', key, fileId: `id-${key}`, fileType: 'pdf' },
    words: `the server keeps ${names[key]}`,
    where: isChecked(key),
    cause: answers({ by: 'server' }),
  },
  {
    event: failedReport(key, 'unreachable', true),
    words: `the connection breaks while ${names[key]} is checked`,
    where: isChecked(key),
    cause: answers({ by: 'nobody' }),
  },
  {
    event: failedReport(key, 'bad_content', false),
    words: `the server refuses ${names[key]}`,
    where: isChecked(key),
    cause: answers({ by: 'refusal', status: 422, body: { code: 'bad_content', information: 'Not this.' } }),
  },
  {
    event: { type: 'file.cancel', key },
    words: `cancels ${names[key]}`,
    where: (snapshot) => rowOf(snapshot, key)?.canCancel === true,
    cause: press(`Cancel ${names[key]}`),
  },
  {
    event: { type: 'file.retry', key },
    words: `tries ${names[key]} again`,
    where: (snapshot) => rowOf(snapshot, key)?.canRetry === true,
    cause: press(`Try ${names[key]} again`),
  },
  {
    event: { type: 'file.remove', key },
    words: `removes ${names[key]}`,
    where: (snapshot) => rowOf(snapshot, key)?.canRemove === true,
    cause: press(`Remove ${names[key]}`),
  },
];

const program = { name: 'bad.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') };

const happenings: readonly Happening[] = [
  {
    event: { type: 'files.add', files: [file('bad', 'bad.exe')] },
    words: 'chooses a program',
    where: (snapshot) => viewOf(snapshot).refused.length === 0,
    cause: async ({ page }) => new NoticeForm(page).dialog.locator('input[type=file]').setInputFiles(program),
  },
  ...(['a', 'b'] as const).map((key) => ({
    event: { type: 'files.add', files: [file(key, names[key])] },
    words: `chooses ${names[key]}`,
    where: (snapshot: AnyMachineSnapshot) => itemOf(snapshot, key) === undefined,
    cause: async ({ page }: Stage) => new NoticeForm(page).addFiles(sample(names[key])),
  })),
  ...happeningsOf('a'),
  ...happeningsOf('b'),
  {
    event: { type: 'refusals.dismiss' },
    words: 'closes the message about what was not taken',
    where: (snapshot) => viewOf(snapshot).refused.length > 0,
    cause: press('Close this message'),
  },
  {
    event: { type: 'connection.lost' },
    words: 'the connection is lost',
    where: (snapshot) => !viewOf(snapshot).isPaused,
    cause: async ({ context }) => context.setOffline(true),
  },
  {
    event: { type: 'connection.restored' },
    words: 'the connection is back',
    where: (snapshot) => viewOf(snapshot).isPaused,
    cause: async ({ context }) => context.setOffline(false),
  },
];

const isSignedOut = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ paused: 'signedOut' }) || snapshot.matches({ paused: 'cutOff' });
const isOffline = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ paused: 'offline' }) || snapshot.matches({ paused: 'cutOff' });

const see = async ({ page }: Stage, snapshot: AnyMachineSnapshot): Promise<void> => {
  const { dialog } = new NoticeForm(page);
  const watch = new SessionWatch(page);
  await expect(watch.dialog, 'the page is locked exactly when its session is over').toHaveCount(
    isSignedOut(snapshot) ? 1 : 0,
  );
  // It lies over everything else.
  if (isSignedOut(snapshot)) return;
  const { rows, refused, isPaused } = viewOf(snapshot);
  for (const name of Object.values(names)) {
    const row = rows.find((each) => each.name === name);
    const shown = dialog.getByRole('listitem').filter({ hasText: name });
    await expect(shown, `${name} is in the list exactly while the form holds it`).toHaveCount(row ? 1 : 0);
    if (row) await expect(shown, `${name} is ${row.status}`).toContainText(fileSays[row.status]);
  }
  await expect(dialog.getByText('Sorry, bad.exe is invalid'), 'what was not taken is named').toHaveCount(
    refused.length > 0 ? 1 : 0,
  );
  const isToldPaused = isPaused && rows.some(({ status }) => status === 'waiting');
  if (isToldPaused) await expect(dialog.getByText('You are offline.').first()).toBeVisible();
};

const isSaid = async ({ page }: Stage): Promise<void> =>
  page.evaluate(() => dispatchEvent(new Event('online'))).then(() => undefined);

const sessionEnds: readonly Happening[] = [
  ...happenings.filter(({ event }) => event.type === 'files.add').slice(1, 2),
  {
    event: { type: 'upload.progressed', key: 'a', sentBytes: 1000 },
    words: `${names.a} is on its way`,
    where: (snapshot) => {
      const item = itemOf(snapshot, 'a');
      return item?.status === 'uploading' && item.sentBytes === 0;
    },
  },
  ...happeningsOf('a')
    .slice(0, 3)
    .map((each) => ({
      ...each,
      where: (snapshot: AnyMachineSnapshot) => !isSignedOut(snapshot) && each.where?.(snapshot) === true,
    })),
  {
    event: { type: 'session.expired' },
    words: 'the session ends',
    where: (snapshot) => !isSignedOut(snapshot),
    cause: otherTabSeesTheEnd,
  },
  {
    event: { type: 'session.restored' },
    words: 'signs in again',
    where: (snapshot) => isSignedOut(snapshot) && !isOffline(snapshot),
    cause: async ({ page }) => new SessionWatch(page).signInAgain(demoPassword),
  },
  {
    event: { type: 'connection.lost' },
    words: 'the connection is lost',
    where: (snapshot) => !isOffline(snapshot),
    cause: async ({ context }) => context.setOffline(true),
  },
  {
    event: { type: 'connection.restored' },
    words: 'the connection is back',
    where: isOffline,
    cause: async ({ context }) => context.setOffline(false),
  },
  {
    event: { type: 'connection.restored' },
    words: 'the browser says once more that there is a connection',
    where: (snapshot) => !isOffline(snapshot),
    cause: isSaid,
  },
  {
    event: { type: 'files.reset', items: [] },
    words: 'resets the form',
    where: (snapshot) => snapshot.matches('working') && viewOf(snapshot).summary.ready > 0,
    cause: async (stage) => {
      await press('Reset')(stage);
      await stage.page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
    },
  },
];

const removal = 'delete-notice-file';
const stored = (key: string, name: string) => ({ ...itemFromAttachment(attachment(key), 'stored'), name });

/** [ER-04] */
const storedFiles: readonly Happening[] = [
  {
    event: { type: 'stored.changed', items: [] },
    words: 'takes the files off the notice',
    where: (snapshot) => viewOf(snapshot).rows.length > 0,
    cause: async (stage) => {
      await press(`Remove ${names.a}`)(stage);
      await stage.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      const body = { success: 'true', information: 'Deleted successfully.', data: [], version: 4 };
      await stage.gates.at(removal).answer({ by: 'refusal', status: 200, body });
    },
  },
];

const inputOf = (items: readonly UploadItem[]): UploadQueueInput => ({ policy: noticePolicy, items });

const board = '/admin/dashboard?month=all';
const shared = {
  machine,
  input: inputOf([]),
  project: (snapshot: AnyMachineSnapshot) => {
    const { items, heldBack, refused } = (snapshot as Queue).context;
    return [
      items.map(({ key, status, attempts, failure }) => [key, status, attempts, failure?.code]),
      heldBack,
      refused.length,
    ];
  },
  gated: [claim],
  as: 'A00001',
  open: async ({ page }: Stage): Promise<void> => {
    await page.goto(board);
    await page.getByRole('button', { name: 'Add notice' }).click();
    await new NoticeForm(page).see();
  },
  see,
};

/** The files of a notice form. */
export const uploadQueueWalks: readonly BrowserWalk[] = [
  { ...shared, name: 'A school admin who adds files to a notice', happenings },
  {
    ...shared,
    name: 'A school admin whose session ends while files are sent',
    happenings: sessionEnds,
    open: async (stage) => {
      await shared.open(stage);
      await otherTab(stage.context);
    },
  },
  {
    ...shared,
    name: 'A teacher who takes files off a notice',
    input: inputOf([stored('a', names.a), stored('b', names.b)]),
    gated: [removal],
    happenings: storedFiles,
    as: 'F00001',
    open: async ({ page }) => {
      await page.goto('/myteaching/dashboard?month=all');
      const board = new BoardPage(page);
      await board.chooseTab('Active');
      await board.pressEdit(page.getByRole('button', { name: 'Edit “Bring your micro:bit on Thursday”' }));
      await new NoticeForm(page).see();
    },
  },
];

/** Why no generated path in the browser takes a transition; the first that fits. */
export const uploadQueueReasons: readonly (readonly [RegExp, string])[] = [
  [/cutOff on session\.restored/, 'nobody signs in without a connection: vitest'],
  [/xstate\.error/, 'the code that sends a file breaks: vitest'],
];
