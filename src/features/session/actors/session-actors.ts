import { fromCallback, fromPromise } from 'xstate';
import { sessionCalls } from '#contract/calls/session.ts';
import { signedInFromAnswer } from '#contract/session/session.model.ts';
import type { SessionAnswer } from '#contract/session/session.wire.ts';
import type {
  AnnounceEvent,
  Credentials,
  LiveSession,
  OtherTabEvent,
  TrackedPage,
} from '#machines/session/session.types.ts';
import { call } from '#src/lib/api-client.ts';
import { dropBearer, holdBearer } from '#src/lib/bearer.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { deviceDetails } from '#src/lib/device.ts';
import { clearSignedInMark, markSignedIn, mayBeSignedIn } from '#src/lib/signed-in-mark.ts';
import { toFailure } from '#src/lib/to-failure.ts';

/** Keeps the token for this tab's calls and hands the machine the rest. */
function takeUp(answer: SessionAnswer): LiveSession {
  const { person, token, expiresAt } = signedInFromAnswer(answer, Date.now());
  holdBearer(token, person.id);
  markSignedIn(expiresAt);
  return { person, expiresAt };
}

/** The session this browser's cookie names; null when nobody is signed in. */
export const resumeSession = fromPromise<LiveSession | null, void>(async ({ signal }) => {
  dropBearer();
  if (!mayBeSignedIn(Date.now())) return null;
  try {
    return takeUp(await call(sessionCalls['resume-session'], {}, { signal }));
  } catch (error) {
    if (error instanceof CallFailed && error.kind === 'unauthorized') return null;
    throw toFailure(error);
  }
});

export const signIn = fromPromise<LiveSession, Credentials>(async ({ input, signal }) => {
  try {
    const { loginName, password } = input;
    const answer = await call(
      sessionCalls.login,
      { email: loginName, password, deviceDetails: deviceDetails() },
      { signal },
    );
    return takeUp(answer);
  } catch (error) {
    throw toFailure(error);
  }
});

/** Whatever the server answers, this tab forgets the token. */
export const signOut = fromPromise<void, { pages: readonly TrackedPage[] }>(async ({ input, signal }) => {
  try {
    await call(sessionCalls.updateLogout, { pages: [...input.pages] }, { signal });
  } catch (error) {
    throw toFailure(error);
  } finally {
    dropBearer();
    clearSignedInMark();
  }
});

/** [LO-01] The event's name is the specification's; the value only has to change. */
const logoutKey = 'logout-event';
const loginKey = 'login-event';

/** Talks to this browser's other tabs by storage events, which every other tab gets and this one does not. */
export const crossTab = fromCallback<AnnounceEvent, void>(({ sendBack, receive }) => {
  const tell = (event: OtherTabEvent) => sendBack(event);
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (newValue === null) return;
    if (key === logoutKey) tell({ type: 'otherTab.signedOut' });
    if (key === loginKey) tell({ type: 'otherTab.signedIn', personId: Number(newValue.split('@')[0]) });
  };
  const announce = (key: string, value: string) => localStorage.setItem(key, `${value}@${Date.now()}`);
  receive((event) => {
    if (event.type === 'announce.signedOut') announce(logoutKey, '');
    else announce(loginKey, String(event.personId));
  });
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
});
