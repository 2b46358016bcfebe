import type { SnapshotFrom } from 'xstate';
import type { Person } from '#contract/session/session.model.ts';
import type { FailureFacts } from '../shared/failure.ts';
import type { sessionMachine } from './session.machine.ts';
import type { EndReason } from './session.types.ts';

export interface SessionView {
  /** `leaving` still shows the app, under a sign that the person is being signed out. */
  readonly screen: 'starting' | 'login' | 'app' | 'leaving';
  readonly person: Person | null;
  readonly expiresAt: number | null;
  /** Is a sign-in under way? The button shows it and takes no second press. */
  readonly isSigningIn: boolean;
  /** [LG-09, ER-17] Gone after 20 s. */
  readonly failure: FailureFacts | null;
  /** [LG-04] Gone after 20 s. */
  readonly loginNameChangedTo: string | null;
  readonly endReason: EndReason | null;
  readonly lastPersonId: number | null;
}

function screenOf(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView['screen'] {
  if (snapshot.matches('resuming')) return 'starting';
  if (snapshot.matches('signedIn')) return 'app';
  return snapshot.matches('signingOut') || snapshot.matches('expired') ? 'leaving' : 'login';
}

export function sessionView(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView {
  const { person, expiresAt, failure, loginNameChangedTo, endReason, lastPersonId } = snapshot.context;
  return {
    screen: screenOf(snapshot),
    person,
    expiresAt,
    isSigningIn: snapshot.matches('signingIn'),
    failure,
    loginNameChangedTo,
    endReason,
    lastPersonId,
  };
}
