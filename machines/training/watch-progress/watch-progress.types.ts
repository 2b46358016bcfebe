import type { Watched } from '#contract/training/training.wire.ts';
import type { WatchedRange } from '#contract/training/watching.rules.ts';
import type { FailureFacts } from '../../shared/failure.ts';

/** What a save sends, and what this browser keeps while it cannot be sent. */
export interface Unsaved {
  readonly ranges: readonly WatchedRange[];
  /** Second at which the film is. */
  readonly place: number;
}

export interface WatchProgressInput {
  /** What this browser kept of an earlier time, and the server does not have yet; null: nothing. */
  readonly kept: Unsaved | null;
}

export interface WatchProgressContext extends WatchProgressInput {
  /** What the server has; null: not known yet. */
  readonly stored: Watched | null;
  /** Everything that was watched here and may not be stored yet. */
  readonly unsaved: Unsaved;
  /** More was watched than the last save sent. */
  readonly isChanged: boolean;
  /** Second at which the player begins. */
  readonly startAt: number;
  readonly failure: FailureFacts | null;
}

export type WatchProgressEvent =
  /** What was played since the film was opened, seeking left out, and where it is. */
  | ({ readonly type: 'film.watched' } & Unsaved)
  | { readonly type: 'film.paused' }
  | { readonly type: 'resume.accept' }
  | { readonly type: 'resume.decline' }
  /** The tab is hidden or closed: whatever is not saved is sent at once. */
  | { readonly type: 'page.hidden' }
  | { readonly type: 'network.restored' }
  /** The same person signed in again. */
  | { readonly type: 'session.restored' }
  | { readonly type: 'open.retry' };

export type WatchProgressEmitted =
  /** To be kept in this browser, since the server does not have it. */
  | { readonly type: 'kept'; readonly unsaved: Unsaved }
  /** Nothing has to be kept any more. */
  | { readonly type: 'stored'; readonly watched: Watched }
  /** To be sent with a request that outlives the page. */
  | { readonly type: 'left'; readonly unsaved: Unsaved }
  /** This save brought the film to 90 %. */
  | { readonly type: 'completed' };
