import type { Person } from '#contract/auth/session.model.ts';
import type { Role } from '#contract/core/define-call.ts';
import type { FailureFacts } from '#machines/shared/failure.ts';

/**
 * Why a session ended; null at the start. `expired`: its time was up; `refused`: the server knows it no more;
 * `forced`: the school ended it [ST-32]; `elsewhere`: the person signed in on another device [LG-07]; `provider`: they were
 * signed out at the provider of their account; `signed_out` and `other_tab`: somebody wished it.
 */
export type EndReason = 'expired' | 'refused' | EndedBy | 'signed_out' | 'other_tab';

/** Who ended a session, where the server says it. */
export type EndedBy = 'forced' | 'elsewhere' | 'provider';

export interface LiveSession {
  readonly person: Person;
  /** Milliseconds since the epoch on this browser's clock. */
  readonly expiresAt: number;
}

/** Asked in the midst of a session, whose calls go on meanwhile. */
export interface AskWhileLive {
  readonly isLive: true;
}

/** Either a password or a one-time code; the other is empty [LG-05, LG-06]. */
export interface Credentials {
  readonly loginName: string;
  readonly password: string;
  readonly otp: string;
  /** [LG-07] Ends the person's sessions on other devices first. */
  readonly endOthers: boolean;
}

/** [RT-04] What a student's link carries. */
export interface StudentLink {
  readonly schoolId: number;
  readonly token: string;
}

/** Somebody who has just come from a provider of accounts. Name and password connect that account; else they are empty. Beside `Credentials` it has no code. */
export interface AccountEntry {
  readonly loginName: string;
  readonly password: string;
  /** [LG-07] Ends the person's sessions on other devices first. */
  readonly endOthers: boolean;
}

/** [SM-11…16] Whom somebody of a demo school wants to go on as. */
export interface DemoCommand {
  readonly role: Role;
}

/** What is told to the server, and forgotten here, when a session ends. */
export interface SignOutCommand {
  readonly pages: readonly TrackedPage[];
  /** Whose drafts and choices leave this browser; null: they stay for the person's return. */
  readonly forgetPersonId: number | null;
}

/** [LO-05] Whether the browser's one login page is this one. */
export type LoginLease = 'ours' | 'elsewhere';

/** A page a person was on, for the server's log [LO-08]; times in milliseconds. */
export interface TrackedPage {
  readonly pageUrl: string;
  readonly timeSpent: number;
  readonly expireTime: number;
}

export type LoginNameProblem = 'username_required' | 'username_too_short' | 'username_too_long';
export type PasswordProblem =
  | 'password_required'
  | 'password_too_short'
  | 'password_too_long'
  | 'password_has_spaces';

export type OtpProblem = 'otp_has_other_signs';
/** What is wrong with what was typed for a sign-in. */
export type LoginProblem = LoginNameProblem | PasswordProblem | OtpProblem;

/** Of a sign-in, or what is wrong with what was typed for it. */
export type SessionFailure = FailureFacts<LoginProblem>;

export interface SessionContext {
  readonly person: Person | null;
  readonly expiresAt: number | null;
  /** Who was signed in last: the drafts of that person, and of nobody else, come back. */
  readonly lastPersonId: number | null;
  /** Whose traces leave this browser with the sign-out that is under way. */
  readonly forgetPersonId: number | null;
  readonly endReason: EndReason | null;
  readonly failure: SessionFailure | null;
  /** [LG-04] The name an old one was rewritten to. */
  readonly loginNameChangedTo: string | null;
  /** false once the talk with other tabs broke down; this tab then goes on alone. */
  readonly hearsOtherTabs: boolean;
}

export type SessionEvent =
  | { readonly type: 'name.change'; readonly text: string }
  | ({ readonly type: 'login.submit' } & Credentials)
  | ({ readonly type: 'link.submit' } & StudentLink)
  | ({ readonly type: 'account.submit' } & AccountEntry)
  | ({ readonly type: 'demo.submit' } & DemoCommand)
  /** [LG-07] The other devices stay signed in; the form stands again. */
  | { readonly type: 'devices.keep' }
  /** `unsent`: how many drafts would be lost with it. */
  | { readonly type: 'logout.submit'; readonly pages: readonly TrackedPage[]; readonly unsent: number }
  /** `keep`: the drafts stay in this browser for the person's return. */
  | { readonly type: 'logout.confirm'; readonly pages: readonly TrackedPage[]; readonly keep: boolean }
  | { readonly type: 'logout.cancel' }
  | { readonly type: 'session.extend' }
  /** The server ended this session and told who wished it [ST-32, LG-07]. */
  | { readonly type: 'session.ended'; readonly reason: EndedBy }
  /** [LG-13] A password of one's own was chosen, or put off. */
  | { readonly type: 'password.settled' }
  /** [QU-16] A call was answered that a password of one's own comes first. */
  | { readonly type: 'password.asked' }
  /** A call under the present token was answered 401 [ER-13]. */
  | { readonly type: 'session.refused' }
  /** The tab woke up or was restored: timers may have stood still, so the deadline is looked at again. */
  | { readonly type: 'session.check' }
  /** What this person may open has changed at the server. */
  | { readonly type: 'person.changed' }
  | { readonly type: 'connection.restored' }
  | { readonly type: 'lease.changed'; readonly lease: LoginLease }
  | OtherTabEvent;

/** What the `crossTab` actor sends to the machine. */
export type OtherTabEvent =
  | { readonly type: 'otherTab.signedOut' }
  | { readonly type: 'otherTab.signedIn'; readonly personId: number }
  | { readonly type: 'otherTab.extended'; readonly expiresAt: number };

/** What the `crossTab` actor receives from the machine. */
export type AnnounceEvent =
  | { readonly type: 'announce.signedOut'; readonly forgetPersonId: number | null }
  | { readonly type: 'announce.signedIn'; readonly personId: number }
  | { readonly type: 'announce.extended'; readonly expiresAt: number };

export type SessionTag = 'busy';
