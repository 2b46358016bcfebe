import { demoPassword } from '../../server/seeds/demo-logins.ts';
import { asha, live, ravi, typed } from '../../tests/machines/auth/session/session.samples.ts';
import { done, elapsed, failed } from '../../tests/machines/paths.ts';
import type { BrowserWalk, Happening, Stage } from '../app/path-walker.ts';
import { LoginPage } from './login.model.ts';
import { SessionWatch } from './session.model.ts';
import { lockedWalks } from './session-locked-walks.ts';
import { otherSessionWalks } from './session-other-walks.ts';
import {
  answers,
  asFailure,
  asksAnew,
  atLogin,
  byServer,
  connectionIsBack,
  elsewhere,
  endsAtServer,
  gone,
  hours,
  isAsked,
  isAtWork,
  isStarting,
  lasting,
  noAnswer,
  nobodyIsIn,
  otherTabSays,
  refusedName,
  resumed,
  serverKnows,
  shared,
  signedIn,
  signIn,
  soon,
  teacher,
  texts,
  timePasses,
} from './session-stage.ts';

const refusesName = answers('login', refusedName);

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
    cause: refusesName,
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
    cause: otherTabSays('login-event', ravi.id),
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
    event: typed('mbxfac_000001', demoPassword),
    words: 'types an old user name and presses Enter in it',
    where: atLogin,
    cause: async ({ page }) => {
      await new LoginPage(page).fillPassword(demoPassword);
      await new LoginPage(page).fillName('mbxfac_000001');
      await page.keyboard.press('Enter');
    },
  },
  ...signingIn.filter(({ cause }) => cause === refusesName),
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

const resuming: readonly Happening[] = [
  serverKnows,
  {
    event: failed('resumeSession', asFailure('not_found', 'Gone.')),
    words: 'the server refuses to resume the session',
    cause: answers('resume-session', gone),
  },
  {
    event: { type: 'otherTab.signedIn', personId: ravi.id },
    words: 'another tab says that somebody signed in, before the server answers',
    where: isStarting,
    cause: asksAnew('resume-session', otherTabSays('login-event', ravi.id)),
  },
  {
    event: { type: 'otherTab.signedOut' },
    words: 'another tab says that somebody signed out, before the server answers',
    where: isStarting,
    cause: asksAnew('resume-session', otherTabSays('logout-event', 0)),
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
    cause: otherTabSays('logout-event', 0),
  },
  {
    event: { type: 'otherTab.signedIn', personId: ravi.id },
    words: 'somebody else signs in in another tab',
    where: isAtWork,
    cause: otherTabSays('login-event', ravi.id),
  },
  wakingUp,
  {
    event: { type: 'otherTab.extended', expiresAt: hours },
    words: 'another tab puts the end of the session off',
    cause: otherTabSays('extended-event', Date.now() + hours),
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
  {
    event: done('resumeSession', live(asha, 0)),
    words: 'the server knows the session, which ends at this moment',
    cause: answers('resume-session', lasting(0)),
  },
  {
    event: elapsed('sessionWarning', 'session.signedIn.clock.running'),
    words: 'all but the last minute of the session passes',
    now: hours - 30_000,
    cause: timePasses(hours - 30_000),
  },
  {
    event: elapsed('sessionEnd', 'session.signedIn.clock.ending'),
    words: 'the last minute passes',
    now: hours,
    cause: timePasses(60_000),
  },
  {
    event: elapsed('sessionEnd', 'session.signedIn.clock.extending'),
    words: 'the last minute passes before the server puts the end off',
    now: hours,
    cause: timePasses(60_000),
  },
  endsAtServer,
  { event: done('resumeLocked', null), words: 'nobody has signed in in this browser meanwhile' },
];

/** The session in the browser: at the login page, over an open page, in its last minute, and locked. */
export const sessionWalks: readonly BrowserWalk[] = [
  {
    ...shared,
    name: 'A teacher at the login page',
    gated: ['login'],
    movesClock: true,
    open: async ({ page }) => new LoginPage(page).open(),
    happenings: [nobodyIsIn, ...signingIn],
  },
  {
    ...shared,
    name: 'A teacher who types an old user name',
    gated: ['login'],
    movesClock: true,
    open: async ({ page }) => new LoginPage(page).open(),
    happenings: [nobodyIsIn, ...typing],
  },
  {
    ...shared,
    name: 'A teacher who is signed in',
    gated: ['login', 'resume-session', 'updateLogout'],
    ...signedIn,
    happenings: [...resuming, ...working],
  },
  {
    ...shared,
    name: 'A teacher in the last minute of the session',
    gated: ['login', 'resume-session', 'extend-session'],
    ...signedIn,
    happenings: ending,
  },
  ...lockedWalks,
  ...otherSessionWalks,
];

/** Why no generated path in the browser takes a transition; the first that fits. */
export const sessionReasons: readonly (readonly [RegExp, string])[] = [
  [/loginLease|crossTab/, 'a browser that has no way to speak with its other tabs: vitest'],
  [/lease/, 'the form of a login page that is another tab’s takes no press: session-end.e2e.ts, vitest'],
  [/[aA]ccount/, 'somebody comes from a provider of accounts: oidc.e2e.ts, vitest'],
  [/access/, 'needs a person of the central office without any module: vitest'],
  [/session\.ended/, 'the school signs people out: forced-logout.e2e.ts, vitest'],
];
