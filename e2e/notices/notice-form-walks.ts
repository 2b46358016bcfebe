import { demoPassword } from '../../server/seeds/demo-logins.ts';
import {
  editInput,
  inputOf,
  loaded,
  notice,
  reshareInput,
  session,
} from '../../tests/machines/notices/notice-form/notice-form.samples.ts';
import { richDraft } from '../../tests/machines/notices/notice-form/notice-form.walks.ts';
import { done, failed } from '../../tests/machines/paths.ts';
import type { BrowserWalk, Happening, Stage } from '../app/path-walker.ts';
import { SessionWatch } from '../auth/session.model.ts';
import { otherTabSeesTheEnd } from '../auth/session-stage.ts';
import { noticeFormFileWalks } from './notice-form-file-walks.ts';
import {
  answers,
  at,
  byServer,
  closing,
  edit,
  filling,
  leftBehind,
  loading,
  noAnswer,
  press,
  refusal,
  saveCall,
  sending,
  sessionCall,
  walk,
} from './notice-form-stage.ts';

const signsInAgain = async ({ page }: Stage): Promise<void> =>
  new SessionWatch(page).signInAgain(demoPassword);

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
    cause: signsInAgain,
  },
  {
    event: { type: 'session.expired' },
    words: 'the session ends before the server answers',
    where: at('saving'),
    cause: otherTabSeesTheEnd,
  },
  {
    event: { type: 'session.restored', personId: 7 },
    words: 'the session ends, and the person signs in again',
    where: at('loadFailed'),
    cause: async (stage) => {
      await otherTabSeesTheEnd(stage);
      await signsInAgain(stage);
    },
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
  {
    event: { type: 'conflict.compare' },
    words: 'presses Compare and merge',
    where: at('conflict'),
    cause: press('Compare and merge'),
  },
  {
    event: { type: 'merge.back' },
    words: 'goes back to the question',
    where: at('merging'),
    cause: press('Back'),
  },
  {
    event: { type: 'merge.save', values: { ...richDraft.values, title: 'Sports week' } },
    words: 'saves the merged notice',
    where: at('merging'),
    cause: press('Save the merged notice'),
  },
  ...(['loadNewerForMine', 'loadTheirs', 'loadForMerge'] as const).flatMap((id) => [
    { event: done(id, newer), words: 'the newer notice is there', cause: answers(sessionCall, byServer) },
    {
      event: failed(id, { kind: 'unreachable' }),
      words: 'the connection breaks while the newer notice loads',
      cause: answers(sessionCall, noAnswer),
    },
  ]),
];

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
    loading(loaded()).slice(0, 2),
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
  ...noticeFormFileWalks,
];

/** Why no generated path in the browser takes a transition; the first that fits. */
export const noticeFormReasons: readonly (readonly [RegExp, string])[] = [
  [/isNoticeMissing/, 'a server that answers without the notice, where ours refuses: vitest'],
  [/waitingForUploads on file\.retry/, 'one of several files fails while Submit waits: vitest'],
  [/uploads|refusals/, 'the paths of uploadQueue show it; a queue that breaks: vitest'],
  [/draftRetry|draftKeeper/, 'a browser whose storage breaks while one writes: vitest'],
  [/dropPatience|dropDraft/, 'a draft that cannot be dropped: vitest'],
  [/isDemoSchool|isBlocked/, 'a notice or a school in which nothing can be sent: bad-input.e2e.ts, vitest'],
  [/isTooEarlyForFiles/, 'the form of the central office: office-notices.e2e.ts, vitest'],
  [
    /merging on form\.close|signedOut on form\.close/,
    'a dialog over the form has no way to close it: vitest',
  ],
  [/isOtherPerson/, 'somebody else signs in, which takes the page away: session-end.e2e.ts, vitest'],
  [/session\.restored/, 'the list of divisions fails just as the session ends: vitest'],
  [/alert|page\.hidden/, 'shows nothing that the screen could be compared by: vitest'],
];
