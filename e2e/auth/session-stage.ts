import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../machines/auth/session/session.machine.ts';
import { sessionView } from '../../machines/auth/session/session.view.ts';
import { asha, live } from '../../tests/machines/auth/session/session.samples.ts';
import { machine } from '../../tests/machines/auth/session/session.walks.ts';
import { done } from '../../tests/machines/paths.ts';
import type { Answer } from '../app/gates.ts';
import type { Happening, Stage } from '../app/path-walker.ts';
import { signInAtServer } from '../signed-in.ts';
import { LoginPage } from './login.model.ts';
import { SessionWatch } from './session.model.ts';

/** In the model the date stands at the clock's start: a session of hours, and one that ends soon. */
export const hours = 28_800_000;
export const soon = 55_000;

export const teacher = 'F00001';
const home = '/myteaching/dashboard';

export const texts = {
  unreachable: 'No internet Please check your internet connection.',
  invalid_credentials: 'Invalid username or password.',
  username_required: 'Please Enter Username',
  expired: 'Your login session has expired, logging out',
} as const;

export const refusal = (code: string, information: string): Answer => ({
  by: 'refusal',
  status: code === 'multi_device' ? 409 : 401,
  body: { status: 0, code, information },
});
/** The server answers, and does not know what is asked for. */
export const gone: Answer = { by: 'refusal', status: 403, body: { code: 'not_found', information: 'Gone.' } };
export const noAnswer: Answer = { by: 'nobody' };
export const byServer: Answer = { by: 'server' };
/** The server's own answer, but the session ends sooner. */
export const lasting = (seconds: number): Answer => ({
  by: 'server',
  change: (body) => ({ ...body, expiry_time: seconds }),
});

export const answers =
  (call: string, answer: Answer) =>
  async ({ gates }: Stage): Promise<void> =>
    gates.at(call).answer(answer);

/** Another tab of the same browser, on a page without the app. Once it is there it needs no connection. */
export async function otherTab(context: BrowserContext): Promise<Page> {
  const known = context.pages().find((page) => page.url().endsWith('/icon-192.png'));
  if (known) return known;
  const tab = await context.newPage();
  await tab.goto('/icon-192.png');
  return tab;
}

/** Another tab says something. */
export const otherTabSays =
  (key: 'login-event' | 'logout-event' | 'extended-event', value: number) =>
  async ({ context }: Stage): Promise<void> => {
    const tab = await otherTab(context);
    const word = [key, `${value}@${Date.now()}`] as const;
    await tab.evaluate(([name, text]) => localStorage.setItem(name, text), word);
  };

/** Every tab of a browser ends with its session. */
export const otherTabSeesTheEnd = otherTabSays('extended-event', 1);

/** The same person signs in again in another tab of this browser. */
export async function otherTabSignsIn({ context }: Stage): Promise<void> {
  await signInAtServer(context, teacher);
  const tab = await otherTab(context);
  await tab.evaluate(
    ([until, word]) => {
      localStorage.setItem('expiration', until);
      localStorage.setItem('login-event', word);
    },
    [`${Date.now() + hours}`, `${asha.id}@${Date.now()}`] as const,
  );
}

/** Something that has the page ask anew while it waits: the first call is off before the test goes on. */
export const asksAnew =
  (call: string, cause: (stage: Stage) => Promise<void>) =>
  async (stage: Stage): Promise<void> => {
    await stage.gates.at(call).asked();
    const isOff = stage.page.waitForEvent('requestfailed', (request) => request.url().endsWith(`/${call}`));
    await cause(stage);
    await isOff;
  };

export const connectionIsBack = async ({ context }: Stage): Promise<void> => {
  await context.setOffline(true);
  await context.setOffline(false);
};

export const timePasses =
  (milliseconds: number) =>
  async ({ page }: Stage): Promise<void> =>
    page.clock.fastForward(milliseconds);

export const signIn =
  (name: string, secret: string) =>
  async ({ page }: Stage): Promise<void> =>
    new LoginPage(page).signIn(name, secret);

type Tab = SnapshotFrom<typeof sessionMachine>;

const banner = (page: Page, text: string) => page.getByText(text, { exact: false });
export const shown = async (page: Page, text: string, isShown: boolean): Promise<void> => {
  const found = banner(page, text).filter({ visible: true });
  if (isShown) await expect(found.first(), `“${text}” is shown`).toBeVisible();
  else await expect(found, `“${text}” is not shown`).toHaveCount(0);
};

/** What the screen must show wherever the session is, read from the machine's own view. */
export async function see({ page }: Stage, snapshot: AnyMachineSnapshot): Promise<void> {
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
export const atLogin = (snapshot: AnyMachineSnapshot) => {
  const { screen, isSigningIn, asksAboutDevices } = viewOf(snapshot);
  return screen === 'login' && !isSigningIn && !asksAboutDevices;
};
export const isAsked = (snapshot: AnyMachineSnapshot) => viewOf(snapshot).asksAboutDevices;
export const isAtWork = (snapshot: AnyMachineSnapshot) => {
  const { screen, isLocked } = viewOf(snapshot);
  return screen === 'app' && !isLocked;
};
export const isStarting = (snapshot: AnyMachineSnapshot) => viewOf(snapshot).screen === 'starting';
export const isLocked = (snapshot: AnyMachineSnapshot) =>
  viewOf(snapshot).isLocked && !viewOf(snapshot).isSigningIn;

export const project = (snapshot: AnyMachineSnapshot): unknown => {
  const { person, failure, endReason, expiresAt } = (snapshot as Tab).context;
  return [person?.id, failure?.code, endReason, expiresAt];
};

export const refusedName = refusal('invalid_credentials', texts.invalid_credentials);
export const elsewhere = refusal('multi_device', 'You are signed in elsewhere.');
export const asFailure = (code: string, information: string) => ({ kind: 'refused', code, information });

export const shared = { machine, input: undefined, project, see };

/** The page of somebody who is signed in; its session is resumed under the test's hand. */
export const signedIn = {
  as: teacher,
  movesClock: true,
  open: async ({ page }: Stage): Promise<void> => void (await page.goto(home)),
};

export const boardIsThere = async ({ page }: Stage): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Task Genie' })).toBeVisible();

export const resumed =
  (seconds: number) =>
  async (stage: Stage): Promise<void> => {
    await stage.gates.at('resume-session').answer(seconds === 0 ? byServer : lasting(seconds));
    await boardIsThere(stage);
  };

export const serverKnows: Happening = {
  event: done('resumeSession', live(asha, hours)),
  words: 'the server knows the session',
  cause: resumed(0),
};

/** Of walks in which only the start of a page waits for the test. */
export const serverKnowsAtOnce: Happening = { ...serverKnows, cause: boardIsThere };

export const nobodyIsIn: Happening = {
  event: done('resumeSession', null),
  words: 'nobody is signed in in this browser',
};

/** Where no call about the end waits for the test. */
export const endsAtServer: Happening = { event: done('endSession'), words: 'the server ends the session' };
