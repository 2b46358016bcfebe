import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import { sessionView } from '../../machines/session/session.view.ts';
import { demoPassword } from '../../server/seeds/demo-logins.ts';
import { done, elapsed, failed } from '../../tests/machines/paths.ts';
import { asha, live, ravi, typed } from '../../tests/machines/session/session.samples.ts';
import { machine } from '../../tests/machines/session/session.walks.ts';
import type { Answer } from './gates.ts';
import { LoginPage } from './login.model.ts';
import type { BrowserWalk, Happening, Stage } from './path-walker.ts';
import { SearchPage } from './search.model.ts';
import { SessionWatch } from './session.model.ts';

/** In the model the date stands at the clock's start: a session of hours, and one that ends soon. */
const hours = 28_800_000;
const soon = 55_000;

const teacher = 'F00001';
const home = '/myteaching/dashboard';

const texts = {
  unreachable: 'No internet Please check your internet connection.',
  invalid_credentials: 'Invalid username or password.',
  username_required: 'Please Enter Username',
  expired: 'Your login session has expired, logging out',
} as const;

const refusal = (code: string, information: string): Answer => ({
  by: 'refusal',
  status: code === 'multi_device' ? 409 : 401,
  body: { status: 0, code, information },
});
const noAnswer: Answer = { by: 'nobody' };
const byServer: Answer = { by: 'server' };
/** The server's own answer, but the session ends sooner. */
const lasting = (seconds: number): Answer => ({
  by: 'server',
  change: (body) => ({ ...body, expiry_time: seconds }),
});

const answers =
  (call: string, answer: Answer) =>
  async ({ gates }: Stage): Promise<void> =>
    gates.at(call).answer(answer);

/** Another tab of the same browser, on a page without the app, that says something. */
const otherTabSays =
  (key: string, value: string) =>
  async ({ context }: Stage): Promise<void> => {
    const tab = await context.newPage();
    await tab.goto('/robots.txt');
    await tab.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
    await tab.close();
  };

const connectionIsBack = async ({ context }: Stage): Promise<void> => {
  await context.setOffline(true);
  await context.setOffline(false);
};

const timePasses =
  (milliseconds: number) =>
  async ({ page }: Stage): Promise<void> =>
    page.clock.fastForward(milliseconds);

const signIn =
  (name: string, secret: string) =>
  async ({ page }: Stage): Promise<void> =>
    new LoginPage(page).signIn(name, secret);

type Tab = SnapshotFrom<typeof sessionMachine>;

const banner = (page: Page, text: string) => page.getByText(text, { exact: false });
const shown = async (page: Page, text: string, isShown: boolean): Promise<void> => {
  const found = banner(page, text).filter({ visible: true });
  if (isShown) await expect(found.first(), `“${text}” is shown`).toBeVisible();
  else await expect(found, `“${text}” is not shown`).toHaveCount(0);
};

/** What the screen must show wherever the session is, read from the machine's own view. */
async function see({ page }: Stage, snapshot: AnyMachineSnapshot): Promise<void> {
  const view = sessionView(snapshot as Tab);
  const { failure } = view;
  if (view.screen === 'login') {
    const button = page.getByRole('button', { name: 'Sign in', exact: true });
    const question = page.getByRole('alertdialog');
    if (view.asksAboutDevices) await expect(question).toBeVisible();
    else {
      await expect(question).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      const busy = expect(button, 'the button says whether a sign-in is under way');
      if (view.isSigningIn) await busy.toHaveAttribute('aria-busy', 'true');
      else await busy.not.toHaveAttribute('aria-busy', 'true');
    }
    await shown(page, texts.unreachable, failure?.code === 'unreachable');
    await shown(page, texts.invalid_credentials, failure?.code === 'invalid_credentials');
    await shown(page, 'Your user name has been changed to', view.loginNameChangedTo !== null);
    await shown(page, 'You signed out in another tab.', failure === null && view.endReason === 'other_tab');
    return;
  }
  const watch = new SessionWatch(page);
  if (view.screen === 'app') {
    await expect(page).not.toHaveURL(/\/login/);
    await expect(watch.dialog, 'the page is locked exactly when its session is over').toHaveCount(
      view.isLocked ? 1 : 0,
    );
    await expect(watch.warning, 'the warning shows in the last minute').toHaveCount(
      view.endsSoon && !view.isLocked ? 1 : 0,
    );
    await expect(watch.question).toHaveCount(view.asksBeforeLeaving ? 1 : 0);
    if (view.isLocked) {
      const isTold = failure !== null && failure.code !== 'multi_device';
      await shown(page, texts.unreachable, isTold && failure.code === 'unreachable');
      await shown(page, texts.invalid_credentials, isTold && failure.code === 'invalid_credentials');
      await shown(page, 'You are signed in on another device as well.', view.asksAboutDevices);
    } else if (view.endsSoon && !view.isExtending)
      await shown(page, 'That did not work. Try again.', failure !== null);
  }
}

const viewOf = (snapshot: AnyMachineSnapshot) => sessionView(snapshot as Tab);
const atLogin = (snapshot: AnyMachineSnapshot) => {
  const { screen, isSigningIn, asksAboutDevices } = viewOf(snapshot);
  return screen === 'login' && !isSigningIn && !asksAboutDevices;
};
const isAsked = (snapshot: AnyMachineSnapshot) => viewOf(snapshot).asksAboutDevices;
const isAtWork = (snapshot: AnyMachineSnapshot) => {
  const { screen, isLocked } = viewOf(snapshot);
  return screen === 'app' && !isLocked;
};
const isLocked = (snapshot: AnyMachineSnapshot) => viewOf(snapshot).isLocked && !viewOf(snapshot).isSigningIn;

const project = (snapshot: AnyMachineSnapshot): unknown => {
  const { person, failure, endReason, expiresAt } = (snapshot as Tab).context;
  return [person?.id, failure?.code, endReason, expiresAt];
};

const refusedName = refusal('invalid_credentials', texts.invalid_credentials);
const elsewhere = refusal('multi_device', 'You are signed in elsewhere.');
const asFailure = (code: string, information: string) => ({ kind: 'refused', code, information });

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
  [
    /locked.*devices\.keep/,
    'on a locked page the question came late behind the release of the answer: vitest',
  ],
  [/locked.*isLoginIncomplete/, 'the dialog takes no press before a password is typed: vitest'],
  [/locked/, 'needs the cookie of the same person from another tab: session-end.e2e.ts, vitest'],
  [
    /otherTab/,
    'another tab speaks within the one answer that a page starts with, or for somebody else: vitest',
  ],
  [/hasRewrittenName/, 'a name is rewritten by the very press on Sign in, before the field was left: vitest'],
];
