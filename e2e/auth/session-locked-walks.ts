import { demoPassword } from '../../server/seeds/demo-logins.ts';
import { asha, live, typed } from '../../tests/machines/auth/session/session.samples.ts';
import { done, elapsed, failed } from '../../tests/machines/paths.ts';
import type { BrowserWalk, Happening, Stage } from '../app/path-walker.ts';
import { SearchPage } from '../search/search.model.ts';
import { SessionWatch } from './session.model.ts';
import {
  answers,
  asFailure,
  byServer,
  connectionIsBack,
  elsewhere,
  endsAtServer,
  gone,
  hours,
  isAsked,
  isAtWork,
  isLocked,
  noAnswer,
  otherTabSays,
  otherTabSignsIn,
  refusal,
  serverKnows,
  serverKnowsAtOnce,
  shared,
  signedIn,
  timePasses,
} from './session-stage.ts';

const again =
  (secret: string) =>
  async ({ page }: Stage): Promise<void> =>
    new SessionWatch(page).signInAgain(secret);

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
    // Of a sign-out that it did not hear of the page would tell the server before the next sign-in.
    event: failed('endSession', { kind: 'unauthorized' }),
    words: 'the server knows no session that it could end',
    cause: answers('updateLogout', refusal('unauthorized', 'Who are you?')),
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
    cause: again(demoPassword),
  },
  {
    event: typed(asha.loginName, 'a b'),
    words: 'types a password with a space and presses Sign in',
    where: isLocked,
    cause: again('a b'),
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
    cause: otherTabSays('logout-event', 0),
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
  serverKnowsAtOnce,
  ...locked.filter(({ event }) => ['session.refused', 'login.submit'].includes(event.type)),
  endsAtServer,
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

/** [QU-64] Signed in again elsewhere in this browser, the page that is locked goes on too. */
const lockedBesides: readonly Happening[] = [
  serverKnows,
  {
    event: { type: 'session.refused' },
    words: 'the server knows the session no more: a call is answered with 401',
    where: isAtWork,
    cause: async (stage) => {
      const isEnded = stage.page.waitForResponse(/updateLogout/);
      await refuseNextCall(stage);
      await isEnded;
    },
  },
  endsAtServer,
  {
    event: { type: 'otherTab.signedIn', personId: asha.id },
    words: 'the same person signs in in another tab',
    where: isLocked,
    cause: otherTabSignsIn,
  },
  {
    event: done('resumeLocked', live(asha, hours)),
    words: 'the server knows the new session',
    cause: answers('resume-session', byServer),
  },
  {
    event: failed('resumeLocked', asFailure('not_found', 'Gone.')),
    words: 'the server refuses to resume the new session',
    cause: answers('resume-session', gone),
  },
];

/** The page is locked, and asks the same person to sign in again [QU-64]. */
export const lockedWalks: readonly BrowserWalk[] = [
  {
    ...shared,
    name: 'A teacher whose session is over',
    gated: ['login', 'resume-session', 'updateLogout'],
    ...signedIn,
    happenings: [serverKnows, ...locked],
  },
  {
    ...shared,
    name: 'A teacher whose session is over, and who is signed in elsewhere',
    gated: ['login'],
    ...signedIn,
    happenings: lockedElsewhere,
  },
  {
    ...shared,
    name: 'A teacher whose session is over, and who signs in again in another tab',
    gated: ['resume-session'],
    ...signedIn,
    happenings: lockedBesides,
  },
];
