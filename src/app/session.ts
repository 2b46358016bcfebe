import { createActor } from 'xstate';
import { sessionMachine } from '#machines/auth/session/session.machine.ts';
import {
  crossTab,
  extendSession,
  loginLease,
  paySignOut,
  resumeSession,
  signOut,
} from '#src/features/auth/actors/session-actors.ts';
import { signIn, signInByLink, signInDemo } from '#src/features/auth/actors/sign-in-actors.ts';
import type { SessionRef } from '#src/features/auth/session-ref.ts';
import { listenForUnauthorized } from '#src/lib/api-client.ts';

/** The one session of this tab, started before the first screen. */
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
  listenForUnauthorized((wasForced) =>
    session.send(wasForced ? { type: 'session.ended', reason: 'forced' } : { type: 'session.refused' }),
  );
  addEventListener('online', () => {
    paySignOut().catch(() => undefined);
    session.send({ type: 'connection.restored' });
  });
  // Timers stand still while a laptop sleeps: on waking, the deadline is looked at again.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') session.send({ type: 'session.check' });
  });
  return session.start();
}
