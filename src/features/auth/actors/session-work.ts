import { extendSessionCall } from '#contract/auth/calls/extend-session.call.ts';
import { loginCall } from '#contract/auth/calls/login.call.ts';
import { resumeSessionCall } from '#contract/auth/calls/resume-session.call.ts';
import { updateLogoutCall } from '#contract/auth/calls/update-logout.call.ts';
import { signedInFromAnswer } from '#contract/auth/session.model.ts';
import type { SessionAnswer } from '#contract/auth/session.wire.ts';
import type {
  AccountEntry,
  Credentials,
  DemoCommand,
  LiveSession,
  SignOutCommand,
  StudentLink,
} from '#machines/auth/session/session.types.ts';
import { call } from '#src/lib/api-client.ts';
import { bearer, dropBearer, keepBearer } from '#src/lib/bearer.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { deviceDetails } from '#src/lib/device.ts';
import { lastPages } from '#src/lib/last-pages.ts';
import { forgetPerson, welcomePerson } from '#src/lib/person-storage.ts';
import { clearSignedInMark, markSignedIn } from '#src/lib/signed-in-mark.ts';
import { toFailure } from '#src/lib/to-failure.ts';
import { keepAccountUsed } from '../accounts/account-used.ts';
import { forgetOwed, oweSignOut, owesSignOut } from './owed-sign-out.ts';

/** The session's calls to the server. They load with the first one, since the login page needs none. */

function takeUp(answer: SessionAnswer): LiveSession {
  const { person, token, expiresAt } = signedInFromAnswer(answer, Date.now());
  keepBearer(token, person.id);
  markSignedIn(expiresAt);
  // The cookie now names this session, so paying an owed sign-out would end this one.
  forgetOwed();
  welcomePerson(person.id);
  return { person, expiresAt };
}

/** Tells the server of an earlier sign-out that did not reach it. Never throws. */
export async function paySignOut(): Promise<void> {
  try {
    if (!owesSignOut() || bearer() !== null) return;
    const { person, token } = signedInFromAnswer(await call(resumeSessionCall, {}), Date.now());
    keepBearer(token, person.id);
    await call(updateLogoutCall, {}).finally(dropBearer);
    forgetOwed();
  } catch (error) {
    if (error instanceof CallFailed && error.kind === 'unauthorized') forgetOwed();
  }
}

/** The session of this browser's cookie; null: nobody is signed in. */
export async function resume(signal: AbortSignal): Promise<LiveSession | null> {
  try {
    return takeUp(await call(resumeSessionCall, {}, { signal }));
  } catch (error) {
    if (error instanceof CallFailed && error.kind === 'unauthorized') return null;
    const failure = toFailure(error);
    const { keptSession } = await import('#src/lib/offline.ts').catch(() => {
      throw failure;
    });
    return keptSession(failure);
  }
}

/** Moves the session's end, for every tab of this browser. */
export async function extend(signal: AbortSignal): Promise<{ expiresAt: number }> {
  const { expiry_time } = await call(extendSessionCall, {}, { signal });
  const expiresAt = Date.now() + expiry_time * 1000;
  markSignedIn(expiresAt);
  return { expiresAt };
}

/** Whatever the server answers, this tab drops the token and, on request, everything of the person. */
export async function endSession(input: SignOutCommand, signal: AbortSignal): Promise<void> {
  // [LO-08] Nobody pressed a button in a forced logout. The server takes its pages for one more minute; asking for them
  // first would let an unresponsive browser delay the end.
  const unasked = input.pages.length === 0 ? (lastPages()?.take() ?? []) : [];
  try {
    await call(updateLogoutCall, { pages: [...input.pages, ...unasked] }, { signal });
  } catch (error) {
    if (input.forgetPersonId === null && unasked.length > 0) lastPages()?.giveBack(unasked);
    if (!(error instanceof CallFailed) || error.kind !== 'unauthorized') oweSignOut();
    throw toFailure(error);
  } finally {
    dropBearer();
    clearSignedInMark();
    if (input.forgetPersonId !== null) forgetPerson(input.forgetPersonId);
  }
}

/** By password or one-time code [LG-06]; code `multi_device`: other devices are signed in [LG-07]. */
export async function enter(input: Credentials, signal: AbortSignal): Promise<LiveSession> {
  const { loginName, password, otp, endOthers } = input;
  await paySignOut();
  const answer = await call(
    loginCall,
    {
      email: loginName,
      password,
      otp,
      login_type: otp === '' ? 'password' : 'otp',
      endOthers: endOthers ? 1 : 0,
      deviceDetails: deviceDetails(),
    },
    { signal },
  );
  keepAccountUsed(null);
  return takeUp(answer);
}

/** Few people sign in other than by name, so these calls load on demand. */
const loadCalls = async () => ({
  ...(await import('#contract/auth/calls/student-auto-login.call.ts')),
  ...(await import('#contract/auth/calls/sign-in-by-account.call.ts')),
  ...(await import('#contract/auth/calls/get-demo-grant.call.ts')),
});

/** [RT-04, CC-11] */
export async function enterByLink(input: StudentLink, signal: AbortSignal): Promise<LiveSession> {
  const calls = await loadCalls();
  const given = { ...input, deviceDetails: deviceDetails() };
  return takeUp(await call(calls.studentAutoLoginCall, given, { signal }));
}

/** By a provider account; code `multi_device`: other devices are signed in [LG-07]. */
export async function enterByAccount(input: AccountEntry, signal: AbortSignal): Promise<LiveSession> {
  const { loginName: email, password, endOthers } = input;
  const { signInByAccountCall } = await loadCalls();
  const given = { email, password, endOthers: endOthers ? 1 : 0, deviceDetails: deviceDetails() } as const;
  const { account, ...answer } = await call(signInByAccountCall, given, { signal });
  keepAccountUsed(account);
  return takeUp(answer);
}

/** [SM-11…16, QC-54] A ticket from the present session opens the next one. */
export async function enterDemo(input: DemoCommand, signal: AbortSignal): Promise<LiveSession> {
  const calls = await loadCalls();
  const role = ([2, 3, 4] as const).find((each) => each === input.role);
  if (role === undefined) throw new Error('No such demo person.');
  const { grant, username } = await call(calls.getDemoGrantCall, { role }, { signal });
  const answer = await call(
    loginCall,
    { email: username, password: '', login_type: 'demo', grant, isDemo: 1, deviceDetails: deviceDetails() },
    { signal },
  );
  return takeUp(answer);
}
