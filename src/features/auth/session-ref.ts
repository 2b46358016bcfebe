import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Person } from '#contract/auth/session.model.ts';
import type { sessionMachine } from '#machines/auth/session/session.machine.ts';

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

/** The page's person: signed in, or just signed out and asked to sign in again; null: nobody. */
export function personOf(session: SessionRef): Person | null {
  const snapshot = session.getSnapshot();
  return snapshot.matches('signedIn') ||
    snapshot.matches('switching') ||
    snapshot.matches('signingOut') ||
    snapshot.matches('locked')
    ? snapshot.context.person
    : null;
}

/** Whether the server knows this tab's person now. For `useSelector`. */
export function isLiveSnapshot(snapshot: SnapshotFrom<typeof sessionMachine>): boolean {
  return snapshot.matches('signedIn') || snapshot.matches('switching');
}
