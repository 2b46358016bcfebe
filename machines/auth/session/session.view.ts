import type { SnapshotFrom } from 'xstate';
import type { loginCall } from '#contract/auth/calls/login.call.ts';
import type { Person } from '#contract/auth/session.model.ts';
import { isRefusedWith } from '#machines/shared/failure.ts';
import type { sessionMachine } from './session.machine.ts';
import type { EndReason, LoginLease, SessionFailure } from './session.types.ts';

export interface SessionView {
  /** `leaving` still shows the app, under a sign that the person is being signed out. */
  readonly screen: 'starting' | 'login' | 'app' | 'leaving';
  readonly person: Person | null;
  readonly expiresAt: number | null;
  /** Is a sign-in under way? The button shows it and takes no second press. */
  readonly isSigningIn: boolean;
  /** [LG-09, ER-17] Gone after 20 s. */
  readonly failure: SessionFailure | null;
  /** [LG-04] Gone after 20 s. */
  readonly loginNameChangedTo: string | null;
  readonly endReason: EndReason | null;
  readonly lastPersonId: number | null;
  /** [LG-07] The server refused because other devices are signed in: end them, or stay out? */
  readonly asksAboutDevices: boolean;
  /** [LO-05] `elsewhere`: another tab of this browser holds the login page, and this form takes nothing. */
  readonly lease: LoginLease;
  /** The session is over; the page stands under a dialog that asks the same person to sign in again [QU-64]. */
  readonly isLocked: boolean;
  /** Less than a minute is left; "Extend" is offered. */
  readonly endsSoon: boolean;
  readonly isExtending: boolean;
  /** [LD-03] Nothing is open to this person: they are signed out in two seconds. */
  readonly hasNoAccess: boolean;
  /** Signing out would lose drafts: the person is asked first. */
  readonly asksBeforeLeaving: boolean;
}

/** The login page before anybody did anything: what the build paints. */
export const untouchedView: SessionView = {
  screen: 'login',
  person: null,
  expiresAt: null,
  isSigningIn: false,
  failure: null,
  loginNameChangedTo: null,
  endReason: null,
  lastPersonId: null,
  asksAboutDevices: false,
  lease: 'ours',
  isLocked: false,
  endsSoon: false,
  isExtending: false,
  hasNoAccess: false,
  asksBeforeLeaving: false,
};

function screenOf(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView['screen'] {
  if (snapshot.matches('resuming')) return 'starting';
  if (snapshot.matches('signedIn') || snapshot.matches('locked')) return 'app';
  return snapshot.matches('signingOut') || snapshot.matches('switching') ? 'leaving' : 'login';
}

export function sessionView(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView {
  const isExtending = snapshot.matches({ signedIn: { clock: 'extending' } });
  const { person, expiresAt, failure, loginNameChangedTo, endReason, lastPersonId } = snapshot.context;
  return {
    screen: screenOf(snapshot),
    person,
    expiresAt,
    isSigningIn:
      snapshot.matches('signingIn') ||
      snapshot.matches('signingInByLink') ||
      snapshot.matches({ locked: 'signingIn' }),
    failure,
    loginNameChangedTo,
    endReason,
    lastPersonId,
    asksAboutDevices:
      snapshot.matches({ signedOut: { devices: 'asked' } }) ||
      (snapshot.matches('locked') &&
        failure !== null &&
        isRefusedWith<typeof loginCall>(failure, 'multi_device')),
    lease: snapshot.matches({ signedOut: { lease: 'elsewhere' } }) ? 'elsewhere' : 'ours',
    isLocked: snapshot.matches('locked'),
    endsSoon: snapshot.matches({ signedIn: { clock: 'ending' } }) || isExtending,
    isExtending,
    hasNoAccess: snapshot.matches({ signedIn: { access: 'none' } }),
    asksBeforeLeaving: snapshot.matches({ signedIn: { leaving: 'asked' } }),
  };
}
