import { expect } from '@playwright/test';
import { demoPassword } from '../../server/seeds/demo-logins.ts';
import { done, elapsed, failed } from '../../tests/machines/paths.ts';
import { asha, live, ravi, typed } from '../../tests/machines/session/session.samples.ts';
import { machine } from '../../tests/machines/session/session.walks.ts';
import { LoginPage } from './login.model.ts';
import type { BrowserWalk, Happening, Stage } from './path-walker.ts';
import { SearchPage } from './search.model.ts';
import { SessionWatch } from './session.model.ts';
import {
  answers,
  asFailure,
  atLogin,
  byServer,
  connectionIsBack,
  elsewhere,
  home,
  hours,
  isAsked,
  isAtWork,
  isLocked,
  lasting,
  noAnswer,
  otherTabSays,
  project,
  refusedName,
  see,
  signIn,
  soon,
  teacher,
  texts,
  timePasses,
} from './session-stage.ts';

const nobodyIsIn: Happening = {
  event: done('resumeSession', null),
  words: 'nobody is signed in in this browser',
};

const signingIn: readonly Happening[] = [
  {
    event: typed('', 'a b'),
    words: 'presses Sign in without a name and with a space in the password',
    where: atLogin,
    cause: signIn('', 'a b'),
  },
  {
    event: typed(teacher, demoPassword),
    words: 'types name and password and presses Sign in',
    where: atLogin,
    cause: signIn(teacher, demoPassword),
  },
  {
    event: done('signIn', live(asha, hours)),
    words: 'the server takes it',
    cause: answers('login', byServer),
  },
  {
    event: failed('signIn', { kind: 'unreachable' }),
    words: 'the connection breaks before the server answers',
    cause: answers('login', noAnswer),
  },
  {
    event: failed('signIn', asFailure('invalid_credentials', texts.invalid_credentials)),
    words: 'the server does not know name and password',
    cause: answers('login', refusedName),
  },
  {
    event: failed('signIn', asFailure('multi_device', 'You are signed in elsewhere.')),
    words: 'the server says that other devices are signed in',
    cause: answers('login', elsewhere),
  },
  {
    event: { type: 'devices.keep' },
    words: 'lets the other devices stay signed in',
    where: isAsked,
    cause: async ({ page }) => page.keyboard.press('Escape'),
  },
  {
    event: { type: 'connection.restored' },
    words: 'the connection is back',
    cause: connectionIsBack,
  },
  {
    event: { type: 'otherTab.signedIn', personId: ravi.id },
    words: 'another tab says that somebody signed in',
    where: atLogin,
    cause: otherTabSays('login-event', `8@${Date.now()}`),
  },
  {
    event: elapsed('loginNotice', 'session.signedOut.failure.shown'),
    words: '20 seconds pass',
    cause: timePasses(20_500),
  },
];

const typeName =
  (name: string) =>
  async ({ page }: Stage): Promise<void> => {
    await new LoginPage(page).fillName(name);
    await page.keyboard.press('Tab');
  };

const typing: readonly Happening[] = [
  {
    event: { type: 'name.change', text: 'mbxfac_000001' },
    words: 'types an old user name',
    cause: typeName('mbxfac_000001'),
  },
  {
    event: { type: 'name.change', text: teacher },
    words: 'types a user name of today',
    cause: typeName(teacher),
  },
  {
    event: elapsed('loginNotice', 'session.signedOut.name.rewritten'),
    words: '20 seconds pass',
    cause: timePasses(20_500),
  },
];

/** Somebody signs in, then the page is opened anew and its session resumed under the test's hand. */
async function openSignedIn({ page, gates }: Stage): Promise<void> {
  await page.clock.install();
  await new LoginPage(page).open();
  await new LoginPage(page).signIn(teacher, demoPassword);
  await gates.at('login').answer(byServer);
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(home);
}

const boardIsThere = async ({ page }: Stage): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Task Genie' })).toBeVisible();

const resumed =
  (seconds: number) =>
  async (stage: Stage): Promise<void> => {
    await stage.gates.at('resume-session').answer(seconds === 0 ? byServer : lasting(seconds));
    await boardIsThere(stage);
  };

const resuming: readonly Happening[] = [
  {
    event: done('resumeSession', live(asha, hours)),
    words: 'the server knows the session',
    cause: resumed(0),
  },
  {
    event: failed('resumeSession', asFailure('not_found', 'Gone.')),
    words: 'the server refuses to resume the session',
    cause: answers('resume-session', {
      by: 'refusal',
      status: 403,
      body: { code: 'not_found', information: 'Gone.' },
    }),
  },
];

const wakingUp: Happening = {
  event: { type: 'session.check' },
  words: 'the tab wakes up',
  cause: async ({ page }) =>
    page.evaluate(() => dispatchEvent(new Event('visibilitychange'))).then(() => undefined),
};

const working: readonly Happening[] = [
  {
    event: { type: 'logout.submit', pages: [], unsent: 0 },
    words: 'presses Sign out',
    where: isAtWork,
    cause: async ({ page }) => new SessionWatch(page).signOut(),
  },
  { event: done('signOut'), words: 'the server ends the session', cause: answers('updateLogout', byServer) },
  {
    event: failed('signOut', { kind: 'unreachable' }),
    words: 'the connection breaks while signing out',
    cause: answers('updateLogout', noAnswer),
  },
  {
    event: elapsed('signOutPatience', 'session.signingOut'),
    words: 'the server does not answer for five seconds',
    cause: timePasses(5_500),
  },
  {
    event: { type: 'otherTab.signedOut' },
    words: 'somebody signs out in another tab',
    where: isAtWork,
    cause: otherTabSays('logout-event', `0@${Date.now()}`),
  },
  wakingUp,
  {
    event: { type: 'otherTab.extended', expiresAt: hours },
    words: 'another tab puts the end of the session off',
    cause: otherTabSays('extended-event', `${Date.now() + hours}@${Date.now()}`),
  },
];

const ending: readonly Happening[] = [
  wakingUp,
  {
    event: done('resumeSession', live(asha, soon)),
    words: 'the server knows the session, which ends within a minute',
    cause: resumed(55),
  },
  {
    event: { type: 'session.extend' },
    words: 'presses Extend',
    cause: async ({ page }) => page.getByRole('button', { name: 'Extend' }).click(),
  },
  {
    event: done('extendSession', { expiresAt: hours }),
    words: 'the server puts the end off',
    cause: answers('extend-session', byServer),
  },
  {
    event: failed('extendSession', { kind: 'unreachable' }),
    words: 'the connection breaks while the end is put off',
    cause: answers('extend-session', noAnswer),
  },
];

const again = async ({ page }: Stage): Promise<void> => new SessionWatch(page).signInAgain(demoPassword);

/** The server forgets the session: it says so to the next call, which the search makes. */
async function refuseNextCall({ page }: Stage): Promise<void> {
  const isRefused = page.waitForResponse((response) => response.status() === 401);
  const unknown = { status: 401, json: { code: 'unauthorized', information: 'Who are you?' } };
  await page.route(/global-search/, (route) => route.fulfill(unknown), { times: 1 });
  const search = new SearchPage(page);
  if (!(await search.box.isVisible())) await search.openByKey();
  await search.box.fill(`science ${Date.now()}`);
  await isRefused;
}

const locked: readonly Happening[] = [
  {
    event: { type: 'session.refused' },
    words: 'the server knows the session no more: a call is answered with 401',
    cause: refuseNextCall,
  },
  {
    event: done('endSession'),
    words: 'the server ends the session',
    cause: answers('updateLogout', byServer),
  },
  {
    event: failed('endSession', { kind: 'unreachable' }),
    words: 'the connection breaks while the session is ended',
    cause: answers('updateLogout', noAnswer),
  },
  {
    event: elapsed('signOutPatience', 'session.locked.ending'),
    words: 'the server does not answer for five seconds',
    cause: timePasses(5_500),
  },
  {
    event: typed(asha.loginName, 'secret'),
    words: 'types the password and presses Sign in',
    where: isLocked,
    cause: again,
  },
  {
    event: done('signInAgain', live(asha, hours)),
    words: 'the server takes it',
    cause: answers('login', byServer),
  },
  {
    event: failed('signInAgain', { kind: 'unreachable' }),
    words: 'the connection breaks before the server answers',
    cause: answers('login', noAnswer),
  },
  {
    event: { type: 'connection.restored' },
    words: 'the connection is back',
    cause: connectionIsBack,
  },
  {
    event: { type: 'otherTab.signedOut' },
    words: 'somebody signs out in another tab',
    where: isLocked,
    cause: otherTabSays('logout-event', `0@${Date.now()}`),
  },
  {
    event: { type: 'logout.submit', pages: [], unsent: 0 },
    words: 'presses Sign in as somebody else',
    where: isLocked,
    cause: async ({ page }) => page.getByRole('button', { name: 'Sign in as somebody else' }).click(),
  },
];

/**
 * Only sign-ins wait here: before one, the page makes good a sign-out that the server did not hear of, with calls the
 * machine knows nothing of.
 */
const lockedElsewhere: readonly Happening[] = [
  {
    event: done('resumeSession', live(asha, hours)),
    words: 'the server knows the session',
    cause: boardIsThere,
  },
  ...locked.filter(({ event }) => ['session.refused', 'login.submit'].includes(event.type)),
  { event: done('endSession'), words: 'the server ends the session' },
  {
    event: failed('signInAgain', asFailure('multi_device', 'You are signed in elsewhere.')),
    words: 'the server says that other devices are signed in',
    cause: answers('login', elsewhere),
  },
  {
    event: { type: 'devices.keep' },
    words: 'lets the other devices stay signed in',
    where: isAsked,
    cause: async ({ page }) => page.getByRole('button', { name: 'Back', exact: true }).click(),
  },
];

const shared = { machine, input: undefined, project, see };

/** The session in the browser: at the login page, over an open page, in its last minute, and locked. */
export const sessionWalks: readonly BrowserWalk[] = [
  {
    ...shared,
    name: 'A teacher at the login page',
    gated: ['login'],
    open: async ({ page }) => {
      await page.clock.install();
      await new LoginPage(page).open();
    },
    happenings: [nobodyIsIn, ...signingIn],
  },
  {
    ...shared,
    name: 'A teacher who types an old user name',
    gated: [],
    open: async ({ page }) => {
      await page.clock.install();
      await new LoginPage(page).open();
    },
    happenings: [nobodyIsIn, ...typing],
  },
  {
    ...shared,
    name: 'A teacher who is signed in',
    gated: ['login', 'resume-session', 'updateLogout'],
    open: openSignedIn,
    happenings: [...resuming, ...working],
  },
  {
    ...shared,
    name: 'A teacher in the last minute of the session',
    gated: ['login', 'resume-session', 'extend-session'],
    open: openSignedIn,
    happenings: ending,
  },
  {
    ...shared,
    name: 'A teacher whose session is over',
    gated: ['login', 'resume-session', 'updateLogout'],
    open: openSignedIn,
    happenings: [...resuming.slice(0, 1), ...locked],
  },
  {
    ...shared,
    name: 'A teacher whose session is over, and who is signed in elsewhere',
    gated: ['login'],
    open: openSignedIn,
    happenings: lockedElsewhere,
  },
];

/** Why no generated path in the browser takes a transition; the first that fits. */
export const sessionReasons: readonly (readonly [RegExp, string])[] = [
  [/lease/i, 'needs a second login page that holds the lease: session-end.e2e.ts, vitest'],
  [/link/i, 'needs a link made by a teacher for one student: sign-in-ways.e2e.ts, vitest'],
  [/demo|switching/i, 'only people of the demo school have the way: vitest'],
  [/leaving|hasUnsent/, 'needs a draft that lies in the browser: session-end.e2e.ts, vitest'],
  [/access/, 'needs a person of the central office without any module: vitest'],
  [/crossTab/, 'a browser whose storage throws at the start: vitest'],
  [/session\.ended/, 'the school signs people out: forced-logout.e2e.ts, vitest'],
  [/sessionEnd|sessionWarning|isOver/, 'eight hours of one clock: session-end.e2e.ts, vitest'],
  [/locked.*isLoginIncomplete/, 'the dialog takes no press before a password is typed: vitest'],
  [/locked/, 'needs the cookie of the same person from another tab: session-end.e2e.ts, vitest'],
  [
    /otherTab/,
    'another tab speaks within the one answer that a page starts with, or for somebody else: vitest',
  ],
  [/hasRewrittenName/, 'a name is rewritten by the very press on Sign in, before the field was left: vitest'],
];
