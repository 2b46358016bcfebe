import type { Role } from '#contract/core/define-call.ts';
import type { FailureFacts } from '#machines/shared/failure.ts';

export type TargetKind = 'person' | 'division' | 'batch' | 'school';

/** Whom the admin has in mind; a person and a division carry how they are called. */
export type Choice =
  | { readonly kind: 'person'; readonly personId: number; readonly name: string; readonly signedIn: number }
  | {
      /** Of a batch, `gradeId` is its club and `divisionId` the batch. */
      readonly kind: 'division' | 'batch';
      readonly gradeId: number;
      readonly divisionId: number;
      readonly name: string;
      readonly signedIn: number;
    }
  | {
      readonly kind: 'school';
      readonly name: string;
      readonly signedIn: number;
      readonly includeMe: boolean;
    };

export type LeaverState = 'leaving' | 'gone' | 'back';

export interface Leaver {
  readonly id: number;
  readonly name: string;
  readonly loginName: string;
  readonly role: Role;
  readonly sessions: number;
  readonly state: LeaverState;
}

/** One forced logout, as the server sees it now. */
export interface Departure {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly by: string;
  readonly kind: TargetKind;
  readonly name: string;
  readonly people: number;
  readonly counts: Readonly<Record<LeaverState, number>>;
  readonly leavers: readonly Leaver[];
  /** Of all that match the search. */
  readonly total: number;
}

export interface LogoutCommand {
  readonly schoolId: number;
  /** Makes a second sending of the same wish harmless. */
  readonly requestId: string;
  readonly choice: Choice;
}

export interface DepartureCommand {
  readonly schoolId: number;
  readonly id: string;
  readonly search: string;
  readonly limit: number;
}

export interface ForcedLogoutContext {
  readonly schoolId: number;
  readonly kind: TargetKind;
  readonly choice: Choice | null;
  /** Sent without a choice. */
  readonly isChoiceMissing: boolean;
  readonly requestId: string | null;
  readonly failure: FailureFacts | null;
  /** The one that is shown. */
  readonly departureId: string | null;
  readonly departure: Departure | null;
  readonly search: string;
  readonly limit: number;
}

export type ForcedLogoutEvent =
  | { readonly type: 'kind.choose'; readonly kind: TargetKind }
  | { readonly type: 'choice.change'; readonly choice: Choice | null }
  /** `requestId`: a fresh one; an older wish that may have been carried out keeps its own. */
  | { readonly type: 'form.submit'; readonly requestId: string }
  | { readonly type: 'question.confirm' }
  | { readonly type: 'question.cancel' }
  | { readonly type: 'past.open'; readonly id: string }
  | { readonly type: 'search.change'; readonly search: string }
  | { readonly type: 'more.show' }
  | { readonly type: 'list.close' };
