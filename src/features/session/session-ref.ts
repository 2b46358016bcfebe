import type { ActorRefFrom } from 'xstate';
import type { Person } from '#contract/session/session.model.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

/** Who is signed in now; null while nobody is. */
export function personOf(session: SessionRef): Person | null {
  const snapshot = session.getSnapshot();
  return snapshot.matches('signedIn') || snapshot.matches('signingOut') ? snapshot.context.person : null;
}
