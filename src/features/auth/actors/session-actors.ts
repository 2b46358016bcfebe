import { type EventObject, fromCallback } from 'xstate';
import type {
  AccountEntry,
  AnnounceEvent,
  AskWhileLive,
  Credentials,
  DemoCommand,
  LiveSession,
  OtherTabEvent,
  SignOutCommand,
  StudentLink,
} from '#machines/auth/session/session.types.ts';
import { dropBearer } from '#src/lib/bearer.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { forgetPerson } from '#src/lib/person-storage.ts';
import { mayBeSignedIn } from '#src/lib/signed-in-mark.ts';
import { loadSessionWork } from './load-session-work.ts';
import { leaseLoginPage } from './login-lease.ts';
import { owesSignOut } from './owed-sign-out.ts';

/** The session of this browser's cookie; null: nobody is signed in. */
export const resumeSession = callActor<LiveSession | null, AskWhileLive | undefined>(
  async (input, signal) => {
    // Other running calls still need the token.
    if (!input?.isLive) dropBearer();
    if (owesSignOut()) await paySignOut();
    return mayBeSignedIn(Date.now()) ? (await loadSessionWork()).resume(signal) : null;
  },
);

/** Tells the server of an earlier sign-out that did not reach it. */
export async function paySignOut(): Promise<void> {
  const work = await loadSessionWork().catch(() => null);
  await work?.paySignOut();
}

export const signIn = callActor<LiveSession, Credentials | AccountEntry>(async (input, signal) => {
  const work = await loadSessionWork();
  return 'otp' in input ? work.enter(input, signal) : work.enterByAccount(input, signal);
});
export const signInByLink = callActor<LiveSession, StudentLink>(async (input, signal) =>
  (await loadSessionWork()).enterByLink(input, signal),
);
export const signInDemo = callActor<LiveSession, DemoCommand>(async (input, signal) =>
  (await loadSessionWork()).enterDemo(input, signal),
);
export const extendSession = callActor<{ expiresAt: number }, void>(async (_, signal) =>
  (await loadSessionWork()).extend(signal),
);
export const signOut = callActor<void, SignOutCommand>(async (input, signal) =>
  (await loadSessionWork()).endSession(input, signal),
);

/** [LO-01] The event's name is the specification's; its value only has to change. */
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

/** [LO-05] A browser may have only one login page open. */
export const loginLease = fromCallback<EventObject, void>(({ sendBack }) =>
  leaseLoginPage((lease) => sendBack({ type: 'lease.changed', lease })),
);
