import { expect } from '@playwright/test';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { UploadItem } from '../../machines/upload-queue/upload-queue.types.ts';
import { uploadQueueView } from '../../machines/upload-queue/upload-queue.view.ts';
import { demoPassword } from '../../server/seeds/demo-logins.ts';
import type { PathEvent } from '../../tests/machines/paths.ts';
import { file } from '../../tests/machines/upload-queue/upload-queue.harness.ts';
import { machine } from '../../tests/machines/upload-queue/upload-queue.walks.ts';
import { sample } from '../sample.ts';
import type { Answer } from './gates.ts';
import { LoginPage } from './login.model.ts';
import { NoticeForm } from './notice-form.model.ts';
import type { BrowserWalk, Happening, Stage } from './path-walker.ts';

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

const said: Readonly<Record<UploadItem['status'], RegExp>> = {
  waiting: /Waiting/,
  uploading: /Uploading/,
  checking: /Checking…/,
  ready: /File Saved/,
  failed: /Not this\.|The connection broke|went wrong/,
  cancelled: /Cancelled/,
  interrupted: /interrupted/,
};

const see = async ({ page }: Stage, snapshot: AnyMachineSnapshot): Promise<void> => {
  const { dialog } = new NoticeForm(page);
  const { rows, refused, isPaused } = viewOf(snapshot);
  for (const name of Object.values(names)) {
    const row = rows.find((each) => each.name === name);
    const shown = dialog.getByRole('listitem').filter({ hasText: name });
    await expect(shown, `${name} is in the list exactly while the form holds it`).toHaveCount(row ? 1 : 0);
    if (row) await expect(shown, `${name} is ${row.status}`).toContainText(said[row.status]);
  }
  await expect(dialog.getByText('Sorry, bad.exe is invalid'), 'what was not taken is named').toHaveCount(
    refused.length > 0 ? 1 : 0,
  );
  const isToldPaused = isPaused && rows.some(({ status }) => status === 'waiting');
  if (isToldPaused) await expect(dialog.getByText('You are offline.').first()).toBeVisible();
};

/** The files of a notice form. */
export const uploadQueueWalks: readonly BrowserWalk[] = [
  {
    name: 'A school admin who adds files to a notice',
    machine,
    input: { items: [] },
    project: (snapshot) => {
      const { items, heldBack, refused } = (snapshot as Queue).context;
      return [
        items.map(({ key, status, attempts, failure }) => [key, status, attempts, failure?.code]),
        heldBack,
        refused.length,
      ];
    },
    happenings,
    gated: [claim],
    open: async ({ page }) => {
      await new LoginPage(page).open();
      await new LoginPage(page).signIn('A00001', demoPassword);
      await page.waitForURL((url) => url.pathname !== '/login');
      await page.goto('/admin/dashboard?month=all');
      await page.getByRole('button', { name: 'Add notice' }).click();
      await new NoticeForm(page).see();
    },
    see,
  },
];

/** Why no generated path in the browser takes a transition; the first that fits. */
export const uploadQueueReasons: readonly (readonly [RegExp, string])[] = [
  [/progressed/, 'a small file leaves in one part, between two looks at the screen: vitest'],
  [/session|signedOut|cutOff/, 'the session ends while files are sent: vitest'],
  [/reset|stored/, 'the form resets its files, or the notice holds some: notice-journey.e2e.ts, vitest'],
  [/connection\.restored/, 'a connection that was never lost: vitest'],
  [/xstate\.error/, 'the code that sends a file breaks: vitest'],
];
