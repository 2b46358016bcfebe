import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Person } from '#contract/auth/session.model.ts';
import type { sessionMachine } from '#machines/auth/session/session.machine.ts';

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

/** Whose page this is: who is signed in, or was until a moment ago and is asked to sign in again; null: nobody. */
export function personOf(session: SessionRef): Person | null {
  const snapshot = session.getSnapshot();
  return snapshot.matches('signedIn') ||
    snapshot.matches('switching') ||
    snapshot.matches('signingOut') ||
    snapshot.matches('locked')
    ? snapshot.context.person
    : null;
}

/** Does the server know this tab's person now? For `useSelector`. */
export function isLiveSnapshot(snapshot: SnapshotFrom<typeof sessionMachine>): boolean {
  return snapshot.matches('signedIn') || snapshot.matches('switching');
}
