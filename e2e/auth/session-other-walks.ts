import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { sessionView } from '../../machines/auth/session/session.view.ts';
import { asha, live, ravi } from '../../tests/machines/auth/session/session.samples.ts';
import { done, failed } from '../../tests/machines/paths.ts';
import type { BrowserWalk, Happening, Stage } from '../app/path-walker.ts';
import { NoticeForm } from '../notices/notice-form.model.ts';
import { lakeside, openLakeside, studentLink } from './lakeside.ts';
import { LoginPage } from './login.model.ts';
import { SessionWatch } from './session.model.ts';
import {
  answers,
  asFailure,
  byServer,
  hours,
  isAtWork,
  noAnswer,
  nobodyIsIn,
  otherTab,
  refusal,
  see,
  serverKnowsAtOnce,
  shared,
  shown,
  signedIn,
} from './session-stage.ts';

type Tab = Parameters<typeof sessionView>[0];
const viewOf = (snapshot: AnyMachineSnapshot) => sessionView(snapshot as Tab);

/** What a login page says that was there first, and answers whoever asks; from a page without the app. */
async function otherTabHoldsLogin({ context }: Stage): Promise<void> {
  const tab = await otherTab(context);
  await tab.evaluate(() => {
    const channel = new BroadcastChannel('login-page');
    const say = (kind: 'mine' | 'bye') => channel.postMessage({ kind, rank: '0' });
    const answer = ({ data }: MessageEvent<{ kind: string }>) => data.kind === 'ask' && say('mine');
    channel.addEventListener('message', answer);
    addEventListener('login-page.left', () => {
      channel.removeEventListener('message', answer);
      say('bye');
    });
    say('mine');
  });
}

async function otherTabLeavesLogin({ context }: Stage): Promise<void> {
  const tab = await otherTab(context);
  await tab.evaluate(() => dispatchEvent(new Event('login-page.left')));
}

/** [LO-05] */
const twoLoginPages: readonly Happening[] = [
  nobodyIsIn,
  {
    event: { type: 'lease.changed', lease: 'elsewhere' },
    words: 'the login page is open in another tab already',
    where: (snapshot) => viewOf(snapshot).lease === 'ours',
    cause: otherTabHoldsLogin,
  },
  {
    event: { type: 'lease.changed', lease: 'ours' },
    words: 'the other tab is closed',
    where: (snapshot) => viewOf(snapshot).lease === 'elsewhere',
    cause: otherTabLeavesLogin,
  },
];

async function seeLease(stage: Stage, snapshot: AnyMachineSnapshot): Promise<void> {
  const isElsewhere = viewOf(snapshot).lease === 'elsewhere';
  const warning = stage.page.getByText('You cannot open multiple login page in same browser.');
  await expect(warning, 'one tab holds the login page').toHaveCount(isElsewhere ? 1 : 0);
  await see(stage, snapshot);
}

const linkOver = 'This link was used before, or is too old.';

/** [RT-04] */
const byLink: readonly Happening[] = [
  nobodyIsIn,
  {
    event: { type: 'link.submit', schoolId: lakeside.id, token: 'secret' },
    words: 'the page sends what its address says',
    where: (snapshot) => snapshot.matches('signedOut') && viewOf(snapshot).failure === null,
  },
  {
    event: done('signInByLink', live(asha, hours)),
    words: 'the server takes the link',
    cause: answers('student-auto-login', byServer),
  },
  {
    event: failed('signInByLink', asFailure('link_over', linkOver)),
    words: 'the server says that the link was used before',
    cause: answers('student-auto-login', refusal('link_over', linkOver)),
  },
];

async function seeLink({ page }: Stage, snapshot: AnyMachineSnapshot): Promise<void> {
  const view = viewOf(snapshot);
  await shown(page, 'Signing you in', view.isSigningIn);
  await shown(page, linkOver, view.failure !== null);
  if (view.screen === 'app') await expect(page).toHaveURL(/\/student$/);
}

/** [SM-11…16] */
const asSomebodyElse: readonly Happening[] = [
  serverKnowsAtOnce,
  {
    event: { type: 'demo.submit', role: 4 },
    words: 'presses Faculty Login and says yes',
    where: (snapshot) => isAtWork(snapshot) && viewOf(snapshot).person?.id === asha.id,
    cause: async ({ page }) => {
      await page.getByRole('button', { name: 'Faculty Login' }).click();
      await page.getByRole('button', { name: 'Yes, go on' }).click();
    },
  },
  {
    event: failed('signInDemo', { kind: 'unreachable' }),
    words: 'the connection breaks before the server gives a ticket',
    cause: answers('get-demo-grant', noAnswer),
  },
  {
    event: done('signInDemo', live(ravi, hours)),
    words: 'the server signs the other person in',
    cause: answers('get-demo-grant', byServer),
  },
];

async function seeRole(stage: Stage, snapshot: AnyMachineSnapshot): Promise<void> {
  await see(stage, snapshot);
  const { screen, person } = viewOf(snapshot);
  if (screen !== 'app') return;
  const other = person?.id === asha.id ? 'Faculty Login' : 'Admin login';
  await expect(stage.page.getByRole('button', { name: other })).toBeVisible();
}

const leaving: readonly Happening[] = [
  serverKnowsAtOnce,
  {
    event: { type: 'logout.submit', pages: [], unsent: 1 },
    words: 'presses Sign out with a notice unsent',
    where: (snapshot) => isAtWork(snapshot) && !viewOf(snapshot).asksBeforeLeaving,
    cause: async ({ page }) => new SessionWatch(page).signOut(),
  },
  {
    event: { type: 'logout.cancel' },
    words: 'stays signed in',
    cause: async ({ page }) => page.getByRole('button', { name: 'Stay signed in' }).click(),
  },
  {
    event: { type: 'logout.confirm', pages: [], keep: true },
    words: 'signs out and keeps the draft',
    cause: async ({ page }) => page.getByRole('button', { name: 'Sign out, keep drafts here' }).click(),
  },
  { event: done('signOut'), words: 'the server ends the session', cause: answers('updateLogout', byServer) },
];

/** Ways of signing in and out that few people go. */
export const otherSessionWalks: readonly BrowserWalk[] = [
  {
    ...shared,
    name: 'A teacher with two login pages',
    gated: [],
    see: seeLease,
    open: async ({ page }) => new LoginPage(page).open(),
    happenings: twoLoginPages,
  },
  {
    ...shared,
    name: 'A student with a link of their teacher',
    gated: ['student-auto-login'],
    see: seeLink,
    open: async ({ page }) => {
      await openLakeside();
      await page.goto(await studentLink(page.request));
    },
    happenings: byLink,
  },
  {
    ...shared,
    name: 'The admin of a demo school',
    as: 'A00201',
    gated: ['get-demo-grant'],
    see: seeRole,
    open: async ({ page }) => void (await page.goto('/admin/dashboard')),
    happenings: asSomebodyElse,
  },
  {
    ...shared,
    ...signedIn,
    name: 'A teacher with a notice unsent',
    gated: ['updateLogout'],
    open: async (stage) => {
      await signedIn.open(stage);
      const { page } = stage;
      await page.getByRole('button', { name: 'Add notice' }).click();
      const form = new NoticeForm(page);
      await form.fillTitle('Not sent yet');
      await form.goBackAndKeep();
    },
    happenings: leaving,
  },
];
