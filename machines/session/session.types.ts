import type { Person } from '#contract/session/session.model.ts';
import type { FailureFacts } from '../shared/failure.ts';

/** Why nobody is signed in any more; null at the start. */
export type EndReason = 'expired' | 'signed_out' | 'other_tab';

export interface LiveSession {
  readonly person: Person;
  /** Milliseconds since the epoch on this browser's clock. */
  readonly expiresAt: number;
}

export interface Credentials {
  readonly loginName: string;
  readonly password: string;
}

/** A page a person was on, for the server's log [LO-08]; times in milliseconds. */
export interface TrackedPage {
  readonly pageUrl: string;
  readonly timeSpent: number;
  readonly expireTime: number;
}

export interface SessionContext {
  readonly person: Person | null;
  readonly expiresAt: number | null;
  /** Who was signed in last: the drafts of that person, and of nobody else, come back. */
  readonly lastPersonId: number | null;
  readonly endReason: EndReason | null;
  readonly failure: FailureFacts | null;
  /** [LG-04] The name an old one was rewritten to. */
  readonly loginNameChangedTo: string | null;
  /** false once the talk with other tabs broke down; this tab then goes on alone. */
  readonly hearsOtherTabs: boolean;
}

export type SessionEvent =
  | { readonly type: 'name.change'; readonly text: string }
  | ({ readonly type: 'login.submit' } & Credentials)
  | { readonly type: 'logout.submit'; readonly pages: readonly TrackedPage[] }
  /** A call under the present token was answered 401 [ER-13]. */
  | { readonly type: 'session.refused' }
  /** The tab woke up or was restored: timers may have stood still, so the deadline is looked at again. */
  | { readonly type: 'session.check' }
  | { readonly type: 'connection.restored' }
  | OtherTabEvent;

/** What the `crossTab` actor sends to the machine. */
export type OtherTabEvent =
  | { readonly type: 'otherTab.signedOut' }
  | { readonly type: 'otherTab.signedIn'; readonly personId: number };

/** What the `crossTab` actor receives from the machine. */
export type AnnounceEvent =
  | { readonly type: 'announce.signedOut' }
  | { readonly type: 'announce.signedIn'; readonly personId: number };

export type SessionTag = 'busy';
