import { createActor } from 'xstate';
import { sessionMachine } from '#machines/auth/session/session.machine.ts';
import { owesSignOut } from '#src/features/auth/actors/owed-sign-out.ts';
import {
  crossTab,
  extendSession,
  loginLease,
  paySignOut,
  resumeSession,
  signIn,
  signInByLink,
  signInDemo,
  signOut,
} from '#src/features/auth/actors/session-actors.ts';
import type { SessionRef } from '#src/features/auth/session-ref.ts';
import { listenForPasswordFirst, listenForUnauthorized } from '#src/lib/unauthorized.ts';

export function startSession(): SessionRef {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        resumeSession,
        extendSession,
        signIn,
        signInByLink,
        signInDemo,
        signOut,
        crossTab,
        loginLease,
      },
    }),
  );
  listenForUnauthorized((ended) =>
    session.send(
      ended === 'forced' || ended === 'elsewhere' || ended === 'provider'
        ? { type: 'session.ended', reason: ended }
        : { type: 'session.refused' },
    ),
  );
  listenForPasswordFirst(() => session.send({ type: 'password.asked' }));
  addEventListener('online', () => {
    if (owesSignOut()) paySignOut().catch(() => undefined);
    session.send({ type: 'connection.restored' });
  });
  // Timers stop while a laptop sleeps, so the deadline is checked on waking.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') session.send({ type: 'session.check' });
  });
  return session.start();
}
