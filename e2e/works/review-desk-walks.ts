import { expect } from '@playwright/test';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { reviewDeskView } from '../../machines/review/review-desk/review-desk.view.ts';
import { demoPassword } from '../../server/seeds/demo-logins.ts';
import { done, elapsed, failed, type PathEvent } from '../../tests/machines/paths.ts';
import { desk, machine, work } from '../../tests/machines/review/review-desk/review-desk.walks.ts';
import type { BrowserWalk, Happening, Stage } from '../app/path-walker.ts';
import { SessionWatch } from '../auth/session.model.ts';
import { noAnswer, otherTab } from '../auth/session-stage.ts';
import { answering, refused, said } from './made-up-answers.ts';

/** Every state of a teacher's desk. The works are made up, and nothing that is decided reaches the server. */

type Desk = SnapshotFrom<typeof machine>;
const calls = {
  work: 'get-submission',
  next: 'next-work',
  draft: 'save-review-draft',
  decide: 'approved-student-project',
  reopen: 'reopen-work',
} as const;

const viewOf = (snapshot: AnyMachineSnapshot) => reviewDeskView(snapshot as Desk);
const answers = answering(calls.decide);
const press =
  (name: string) =>
  async ({ page }: Stage): Promise<void> =>
    page.getByRole('main').getByRole('button', { name, exact: true }).click();

const open = (state: string) => (snapshot: AnyMachineSnapshot) => snapshot.matches({ open: state });
const stage = (state: string) => (snapshot: AnyMachineSnapshot) => viewOf(snapshot).stage === state;
const keeps =
  (...states: readonly string[]) =>
  (snapshot: AnyMachineSnapshot) =>
    stage('open')(snapshot) && states.includes(viewOf(snapshot).keeping);

const next = { ...desk, work: { ...work, id: 5, student_name: 'Mira' } };
const newer = { ...desk, work: { ...work, version: 3 } };
const approved = { ...desk, work: { ...work, state: 'approved', may_review: 0, may_reopen: 1 } as const };
const away = { kind: 'unreachable' };
const stale = { kind: 'stale', information: 'Not now.' };

const shows = (call: (typeof calls)['work'], of: typeof desk.work) => answers(call, said({ data: of }));
/** The next work is asked for, and then fetched. */
const finds = async (at: Stage): Promise<void> => {
  await answers(calls.next, said({ id: 5, waiting: 2 }))(at);
  await shows(calls.work, next.work)(at);
};
const findsNone = answers(calls.next, said({ id: 0, waiting: 0 }));

const loads: Happening = {
  event: done('loadDesk', desk),
  words: 'the work is there',
  cause: shows(calls.work, work),
};
const skips: Happening = {
  event: { type: 'work.skip' },
  words: 'goes to the next without deciding',
  where: (snapshot) => open('reading')(snapshot) || keeps('kept')(snapshot),
  cause: press('Next without deciding'),
};

const moving: readonly Happening[] = [
  loads,
  {
    event: failed('loadDesk', away),
    words: 'the connection breaks while the work loads',
    cause: answers(calls.work, noAnswer),
  },
  {
    event: { type: 'desk.retry' },
    words: 'tries again',
    where: (snapshot) => stage('failed')(snapshot) || stage('stuck')(snapshot),
    cause: press('Try again'),
  },
  {
    event: done('loadAhead', { desk: next, waiting: 2 }),
    words: 'the next work is fetched meanwhile',
    // A page asks once for each work.
    where: (snapshot) => viewOf(snapshot).work?.id === 4 && (snapshot as Desk).context.ahead === null,
    cause: finds,
  },
  {
    event: failed('loadAhead', away),
    words: 'the next work cannot be fetched',
    where: (snapshot) => viewOf(snapshot).work?.id === 5,
    cause: answers(calls.next, noAnswer),
  },
  skips,
  {
    event: done('findNext', { desk: next, waiting: 2 }),
    words: 'the next work comes',
    cause: finds,
  },
  {
    event: done('findNext', { desk: null, waiting: 0 }),
    words: 'there is no other work',
    cause: findsNone,
  },
  {
    event: failed('findNext', away),
    words: 'the next work does not come',
    cause: answers(calls.next, noAnswer),
  },
];

const write: PathEvent = { type: 'draft.change', fields: { feedback: 'Good' } };
const writes = async ({ page }: Stage): Promise<void> =>
  page.getByRole('textbox', { name: 'Feedback', exact: true }).fill('Good');
const reloads: readonly Happening[] = [
  {
    event: { type: 'work.reload' },
    words: 'asks for the work as it is now',
    where: open('resubmittedMeanwhile'),
    cause: press('Show it as it is now'),
  },
  {
    event: done('reloadDesk', newer),
    words: 'the work as it is now is there',
    cause: shows(calls.work, newer.work),
  },
  {
    event: failed('reloadDesk', away),
    words: 'the connection breaks while it loads',
    cause: answers(calls.work, noAnswer),
  },
];

const drafting: readonly Happening[] = [
  loads,
  {
    event: write,
    words: 'writes feedback',
    where: (snapshot) => open('reading')(snapshot) && (snapshot as Desk).context.draft.feedback === '',
    cause: writes,
  },
  {
    event: elapsed('pause', 'reviewDesk.open.drafting.unsaved.typing'),
    words: 'a pause in typing saves',
    where: keeps('unsaved'),
  },
  {
    event: done('saveDraft', 1),
    words: 'the draft is at the server',
    cause: answers(calls.draft, said({ version: 1 })),
  },
  {
    event: failed('saveDraft', away),
    words: 'the draft does not get through',
    cause: answers(calls.draft, noAnswer),
  },
  {
    event: elapsed('again', 'reviewDesk.open.drafting.unreached'),
    words: 'it is sent again by itself',
    where: keeps('unreached'),
    cause: async ({ gates }) => gates.at(calls.draft).asked(),
  },
  {
    event: failed('saveDraft', stale),
    words: 'the student handed in again meanwhile',
    cause: answers(calls.draft, refused(409, 'stale')),
  },
  ...reloads,
];

const deciding: readonly Happening[] = [
  loads,
  {
    event: { type: 'work.decide', decision: 'approved' },
    words: 'approves',
    where: (snapshot) => viewOf(snapshot).mayReview,
    cause: press('Approve, next'),
  },
  {
    event: failed('decideWork', { kind: 'unauthorized' }),
    words: 'the server knows the session no more',
    cause: answers(calls.decide, refused(401, 'unauthorized')),
  },
  {
    event: { type: 'session.restored' },
    words: 'signs in again',
    where: open('waiting'),
    cause: async ({ page }) => new SessionWatch(page).signInAgain(demoPassword),
  },
  {
    event: failed('decideWork', stale),
    words: 'somebody else decided meanwhile',
    cause: answers(calls.decide, refused(409, 'stale')),
  },
  ...reloads.slice(0, 2),
  {
    event: failed('decideWork', away),
    words: 'the answer is lost',
    cause: answers(calls.decide, noAnswer),
  },
  {
    event: done('decideWork', undefined),
    words: 'it is approved',
    cause: answers(calls.decide, said({ data: { id: 4, version: 4, state: 'approved' } })),
  },
];

const reopening: readonly Happening[] = [
  {
    event: done('loadDesk', approved),
    words: 'the work is approved',
    cause: shows(calls.work, approved.work),
  },
  {
    event: { type: 'work.reopen' },
    words: 'opens it again',
    where: (snapshot) => viewOf(snapshot).mayReopen,
    cause: async (at) => {
      await press('Open again')(at);
      await at.page.getByRole('alertdialog').getByRole('button', { name: 'Open again' }).click();
    },
  },
  {
    event: done('reopenWork', undefined),
    words: 'it is open',
    cause: answers(calls.reopen, said({ data: { id: 4, version: 4, state: 'in_review' } })),
  },
  {
    event: failed('reopenWork', stale),
    words: 'somebody else opened it meanwhile',
    cause: answers(calls.reopen, refused(409, 'stale')),
  },
];

const keepingSays = {
  saving: 'Saving the draft',
  kept: 'Draft saved',
  unreached: 'The draft is not saved: the server is not reached. It is tried again.',
} as const;

const see = async ({ page }: Stage, snapshot: AnyMachineSnapshot): Promise<void> => {
  const isSignedOut = open('waiting')(snapshot);
  await expect(new SessionWatch(page).dialog).toHaveCount(isSignedOut ? 1 : 0);
  if (isSignedOut) return;
  const view = viewOf(snapshot);
  const main = page.getByRole('main');
  const shown = async (text: string, isShown: boolean) =>
    expect(main.getByText(text, { exact: true }), `“${text}” is shown or not`).toHaveCount(isShown ? 1 : 0);
  await shown('All done', view.stage === 'finished');
  await shown('The next work did not come', view.stage === 'stuck');
  await shown('This could not be loaded.', view.stage === 'failed');
  if (view.stage !== 'open' || !view.work) return;
  await expect(main.getByRole('heading', { level: 1, name: view.work.student_name })).toBeVisible();
  for (const [state, text] of Object.entries(keepingSays)) await shown(text, view.keeping === state);
  await expect(main.getByRole('button', { name: 'Show it as it is now' })).toHaveCount(
    view.isChanged ? 1 : 0,
  );
  const approve = main.getByRole('button', { name: 'Approve, next' });
  if (view.work.may_review === 1 && view.isBusy) await expect(approve).toHaveAttribute('aria-busy', 'true');
  await expect(main.getByRole('button', { name: 'Open again' })).toHaveCount(view.mayReopen ? 1 : 0);
};

const walk = (name: string, happenings: readonly Happening[], gated: readonly string[]): BrowserWalk => ({
  name,
  machine,
  input: { workId: 4 },
  happenings,
  gated: [calls.work, calls.next, ...gated],
  see,
  as: 'F00001',
  project: (snapshot) => {
    const { desk: laid, ahead, isTyped, isLeaving, draft } = (snapshot as Desk).context;
    return [
      laid?.work.id,
      laid?.work.version,
      ahead && (ahead.desk?.work.id ?? 0),
      isTyped,
      isLeaving,
      draft.feedback,
    ];
  },
  open: async ({ page, context }) => {
    await otherTab(context);
    await page.goto('/review/work/4');
  },
});

/** A work on the desk of its teacher. */
export const reviewDeskWalks: readonly BrowserWalk[] = [
  walk('A teacher who goes from work to work', moving, []),
  walk('A teacher who writes feedback', drafting, [calls.draft]),
  walk('A teacher who approves', deciding, [calls.decide]),
  walk('A teacher who opens a work again', reopening, [calls.reopen]),
];

/** Why no generated path in the browser takes a transition; the first that fits. */
export const reviewDeskReasons: readonly (readonly [RegExp, string])[] = [
  [/comment/, 'a comment changes nothing that the paths compare: review.e2e.ts, vitest'],
  [/work\.seen/, 'the student hands in meanwhile: works.e2e.ts, vitest'],
  [/latest/, 'who types on and on: vitest'],
  [/./, 'vitest'],
];
