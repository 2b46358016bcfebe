import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { summaryOf } from '../../machines/upload-queue/upload-queue.rules.ts';
import type { UploadItem, UploadStatus } from '../../machines/upload-queue/upload-queue.types.ts';
import {
  attachment,
  divisionsOf,
  editInput,
  inputOf,
  loaded,
  notice,
} from '../../tests/machines/notices/notice-form/notice-form.samples.ts';
import { richDraft, upload } from '../../tests/machines/notices/notice-form/notice-form.walks.ts';
import { done, failed, type PathEvent } from '../../tests/machines/paths.ts';
import type { machine as queue } from '../../tests/machines/upload-queue/upload-queue.walks.ts';
import type { Answer } from '../app/gates.ts';
import type { BrowserWalk, Happening, Stage } from '../app/path-walker.ts';
import { sample } from '../sample.ts';
import { BoardPage } from './board.model.ts';
import { NoticeForm } from './notice-form.model.ts';
import {
  answers,
  at,
  byItself,
  byServer,
  closing,
  connectionIsBack,
  contextOf,
  filling,
  isCalm,
  isFilled,
  leftBehind,
  loading,
  noAnswer,
  press,
  saveCall,
  sending,
  sessionCall,
  viewOf,
  walk,
} from './notice-form-stage.ts';

const claim = 'handle-upload-files';
const removal = 'delete-notice-file';
const divisionList = 'get-division-list';

const statusOf = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).uploads.items[0]?.status;
const hasRow =
  (...statuses: readonly UploadStatus[]) =>
  (snapshot: AnyMachineSnapshot) =>
    statuses.some((status) => status === statusOf(snapshot));

/** What the queue knows of the file; the form hears of it a moment later. */
const queued = (snapshot: AnyMachineSnapshot) =>
  (snapshot.children['uploads']?.getSnapshot() as SnapshotFrom<typeof queue> | undefined)?.context.items[0]
    ?.status;
const isQueueOffline = (snapshot: AnyMachineSnapshot) =>
  (snapshot.children['uploads']?.getSnapshot() as SnapshotFrom<typeof queue> | undefined)?.matches({
    paused: 'offline',
  }) === true;

const changed = (...items: readonly UploadItem[]): PathEvent => ({
  type: 'uploads.changed',
  items,
  summary: summaryOf(items),
});

const refused: Answer = {
  by: 'refusal',
  status: 422,
  body: { code: 'bad_content', information: 'Not this.' },
};

const files: readonly Happening[] = [
  {
    event: { type: 'files.add', files: [{ key: 'n', name: 'n.pdf', size: 5 }] },
    words: 'chooses notice.pdf',
    where: (snapshot) => isFilled(snapshot) && statusOf(snapshot) === undefined,
    cause: async ({ page }) => new NoticeForm(page).addFiles(sample('notice.pdf')),
  },
  {
    event: changed(upload('checking')),
    words: 'every byte of notice.pdf is at the server',
    where: (snapshot) =>
      queued(snapshot) === 'uploading' && (statusOf(snapshot) ?? 'cancelled') === 'cancelled',
  },
  {
    event: changed(upload('cancelled')),
    words: 'the upload stops',
    where: (snapshot) => queued(snapshot) === 'cancelled' && !hasRow('cancelled')(snapshot),
  },
  {
    event: changed(),
    words: 'the list is empty again',
    where: (snapshot) => queued(snapshot) === undefined && statusOf(snapshot) !== undefined,
  },
  {
    event: changed(upload('ready')),
    words: 'the server keeps notice.pdf',
    where: hasRow('checking'),
    cause: answers(claim, byServer),
  },
  {
    event: changed(upload('failed')),
    words: 'the server refuses notice.pdf',
    where: hasRow('checking'),
    cause: answers(claim, refused),
  },
  {
    event: { type: 'file.cancel', key: 'n' },
    words: 'cancels notice.pdf',
    where: (snapshot) => hasRow('checking')(snapshot) && at('editing', 'waitingForUploads')(snapshot),
    cause: press('Cancel notice.pdf'),
  },
  {
    event: { type: 'file.retry', key: 'n' },
    words: 'tries notice.pdf again',
    where: (snapshot) => hasRow('cancelled')(snapshot) && at('editing')(snapshot),
    cause: press('Try notice.pdf again'),
  },
  {
    event: { type: 'file.remove', key: 'n' },
    words: 'removes notice.pdf',
    where: (snapshot) => hasRow('ready', 'failed')(snapshot) && at('editing')(snapshot),
    cause: press('Remove notice.pdf'),
  },
  {
    event: { type: 'submit.cancel' },
    words: 'goes back to the form',
    where: at('waitingForUploads'),
    cause: press('Back to the form'),
  },
  {
    event: { type: 'form.close' },
    words: 'presses Close',
    where: at('waitingForUploads'),
    cause: press('Close'),
  },
  {
    event: { type: 'connection.lost' },
    words: 'the connection is lost and back',
    where: (snapshot) => isCalm(snapshot) && hasRow('ready')(snapshot),
    cause: connectionIsBack,
  },
  { event: { type: 'connection.restored' }, words: 'the connection is back', where: isQueueOffline },
];

const isStill = (snapshot: AnyMachineSnapshot) =>
  isCalm(snapshot) && contextOf(snapshot).removingFileId === null;

/** [ER-04] */
const storedFiles: readonly Happening[] = [
  {
    event: { type: 'file.remove', key: 'a' },
    words: 'takes notice.pdf off the notice',
    where: isStill,
    cause: async (stage) => {
      await press('Remove notice.pdf')(stage);
      await press('Remove')(stage);
    },
  },
  {
    event: failed('removeStoredFile', { kind: 'unreachable' }),
    words: 'the connection breaks before the server answers',
    cause: answers(removal, noAnswer),
  },
  {
    event: done('removeStoredFile', { attachments: [], version: 4, information: 'Deleted successfully.' }),
    words: 'the server takes it off',
    cause: answers(removal, {
      by: 'refusal',
      status: 200,
      body: { success: 'true', information: 'Deleted successfully.', data: [], version: 4 },
    }),
  },
];

const hasGrades = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).values.grades.length > 0;

const divisions: readonly Happening[] = [
  {
    event: { type: 'edit.grades', chosen: [6] },
    words: 'chooses a grade',
    where: (snapshot) => isCalm(snapshot) && !hasGrades(snapshot),
    cause: async ({ page }) => new NoticeForm(page).choose('Grade', 'Grade 10'),
  },
  {
    event: { type: 'edit.grades', chosen: [] },
    words: 'takes the grade off',
    where: (snapshot) => isCalm(snapshot) && hasGrades(snapshot),
    cause: async ({ page }) => new NoticeForm(page).choose('Grade'),
  },
  {
    event: done('loadDivisions', divisionsOf(6)),
    words: 'the divisions are there',
    cause: answers(divisionList, byServer),
  },
  {
    event: failed('loadDivisions', { kind: 'unreachable' }),
    words: 'the connection breaks while the divisions load',
    cause: answers(divisionList, noAnswer),
  },
  {
    event: { type: 'divisions.retry' },
    words: 'presses Try again',
    where: (snapshot) => viewOf(snapshot).divisions.state === 'failed',
    cause: press('Try again'),
  },
  {
    event: { type: 'connection.restored' },
    words: 'the connection is lost and back',
    where: (snapshot) => viewOf(snapshot).divisions.state === 'failed',
    cause: connectionIsBack,
  },
];

const draftAgain: readonly Happening[] = [
  {
    event: { type: 'draft.discard' },
    words: 'presses Discard it',
    where: (snapshot) => isCalm(snapshot) && viewOf(snapshot).isDraftRestored,
    cause: press('Discard it'),
  },
];

const add = async ({ page }: Stage): Promise<void> =>
  page.getByRole('button', { name: 'Add notice' }).click();
const gates = [sessionCall, saveCall];
/** The first of the demo's notices with a file of this name; its attachments in the model have the same. */
const stored = { ...notice, attachments: [{ ...attachment('a'), name: 'notice.pdf' }] };

/** What goes on in the notice form beside its fields: files, divisions, and a draft that comes back. */
export const noticeFormFileWalks: readonly BrowserWalk[] = [
  {
    ...walk(
      'A school admin who adds a file to a notice',
      inputOf(),
      add,
      loading(loaded()).slice(0, 1),
      filling,
      [leftBehind],
      files,
      sending.slice(2, 4),
      closing.slice(1, 2),
    ),
    gated: [...gates, claim],
  },
  {
    ...walk(
      'A teacher who takes a file off a notice',
      editInput,
      async () => {},
      loading(loaded({ notice: stored })).slice(0, 1),
      storedFiles,
    ),
    as: 'F00001',
    open: async ({ page }) => {
      await page.goto('/myteaching/dashboard?month=all');
      const board = new BoardPage(page);
      await board.chooseTab('Active');
      await board.pressEdit(page.getByRole('button', { name: 'Edit “Bring your micro:bit on Thursday”' }));
    },
    gated: [...gates, removal],
  },
  {
    ...walk('A school admin who chooses divisions', inputOf(), add, loading(loaded()).slice(0, 1), divisions),
    happenings: [
      ...byItself.filter(({ event }) => !event.type.includes('loadDivisions')),
      ...loading(loaded()).slice(0, 1),
      ...divisions,
    ],
    gated: [...gates, divisionList],
  },
  walk(
    'A school admin whose draft comes back',
    inputOf({ draft: richDraft }),
    async (stage) => {
      await add(stage);
      await stage.gates.at(sessionCall).answer(byServer);
      await new NoticeForm(stage.page).fillTitle('Sports day');
      await press('Close')(stage);
      await press('Keep as draft')(stage);
      await add(stage);
    },
    loading(loaded()).slice(0, 1),
    draftAgain,
  ),
];
