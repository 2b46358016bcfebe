import { type EventObject, fromCallback } from 'xstate';
import { extendSessionCall } from '#contract/auth/calls/extend-session.call.ts';
import { resumeSessionCall } from '#contract/auth/calls/resume-session.call.ts';
import { updateLogoutCall } from '#contract/auth/calls/update-logout.call.ts';
import { signedInFromAnswer } from '#contract/auth/session.model.ts';
import type { SessionAnswer } from '#contract/auth/session.wire.ts';
import type {
  AnnounceEvent,
  LiveSession,
  OtherTabEvent,
  SignOutCommand,
} from '#machines/auth/session/session.types.ts';
import { call } from '#src/lib/api-client.ts';
import { bearer, dropBearer, holdBearer } from '#src/lib/bearer.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { lastPages } from '#src/lib/last-pages.ts';
import { forgetPerson, welcomePerson } from '#src/lib/person-storage.ts';
import { clearSignedInMark, markSignedIn, mayBeSignedIn } from '#src/lib/signed-in-mark.ts';
import { toFailure } from '#src/lib/to-failure.ts';
import { holdLoginPage } from './login-lease.ts';

/** A sign-out the server has not heard of: the cookie would still name its session. */
const owedKey = 'sign-out-owed';

/** Keeps the token for this tab's calls and hands the machine the rest. */
export function takeUp(answer: SessionAnswer): LiveSession {
  const { person, token, expiresAt } = signedInFromAnswer(answer, Date.now());
  holdBearer(token, person.id);
  markSignedIn(expiresAt);
  // The cookie names this session now: what was owed of another could only end this one.
  forgetOwed();
  welcomePerson(person.id);
  return { person, expiresAt };
}

function forgetOwed(): void {
  try {
    localStorage.removeItem(owedKey);
  } catch {
    // Nothing was kept where nothing can be removed.
  }
}

function oweSignOut(): void {
  try {
    localStorage.setItem(owedKey, 'yes');
  } catch {
    // Then the session ends by itself, at its time.
  }
}

/** Tells the server of a sign-out it could not hear of at its time. Never throws. */
export async function paySignOut(): Promise<void> {
  try {
    if (localStorage.getItem(owedKey) === null || bearer() !== null) return;
    const { person, token } = signedInFromAnswer(await call(resumeSessionCall, {}), Date.now());
    holdBearer(token, person.id);
    await call(updateLogoutCall, {}).finally(dropBearer);
    localStorage.removeItem(owedKey);
  } catch (error) {
    if (error instanceof CallFailed && error.kind === 'unauthorized') localStorage.removeItem(owedKey);
  }
}

/** The session this browser's cookie names; null when nobody is signed in. */
export const resumeSession = callActor<LiveSession | null, void>(async (_, signal) => {
  dropBearer();
  await paySignOut();
  if (!mayBeSignedIn(Date.now())) return null;
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
});

/** The person goes on working: the session's end moves away, for every tab of this browser. */
export const extendSession = callActor<{ expiresAt: number }, void>(async (_, signal) => {
  const { expiry_time } = await call(extendSessionCall, {}, { signal });
  const expiresAt = Date.now() + expiry_time * 1000;
  markSignedIn(expiresAt);
  return { expiresAt };
});

/** Whatever the server answers, this tab forgets the token, and all of the person where that is wished. */
export const signOut = callActor<void, SignOutCommand>(async (input, signal) => {
  // [LO-08] Nobody pressed for a forced logout. The server takes its pages for a minute more: to be asked for them
  // before the end would let a browser that does not answer hold the end up.
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
});

/** [LO-01] The event's name is the specification's; the value only has to change. */
const logoutKey = 'logout-event';
const loginKey = 'login-event';
const extendedKey = 'extended-event';

/** Talks to this browser's other tabs by storage events, which every other tab gets and this one does not. */
export const crossTab = fromCallback<AnnounceEvent, void>(({ sendBack, receive }) => {
  const tell = (event: OtherTabEvent) => sendBack(event);
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (newValue === null) return;
    const value = Number(newValue.split('@')[0]);
    if (key === logoutKey) {
      if (value > 0) forgetPerson(value);
      tell({ type: 'otherTab.signedOut' });
    }
    if (key === loginKey) tell({ type: 'otherTab.signedIn', personId: value });
    if (key === extendedKey) tell({ type: 'otherTab.extended', expiresAt: value });
  };
  const announce = (key: string, value: number) => localStorage.setItem(key, `${value}@${Date.now()}`);
  receive((event) => {
    if (event.type === 'announce.signedOut') announce(logoutKey, event.forgetPersonId ?? 0);
    else if (event.type === 'announce.extended') announce(extendedKey, event.expiresAt);
    else announce(loginKey, event.personId);
  });
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
});

/** [LO-05] Only one login page of a browser is open at a time. */
export const loginLease = fromCallback<EventObject, void>(({ sendBack }) =>
  holdLoginPage((lease) => sendBack({ type: 'lease.changed', lease })),
);
