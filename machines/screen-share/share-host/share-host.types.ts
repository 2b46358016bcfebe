import type { RaisedHand } from '#contract/screen-share/relay.wire.ts';
import type { EndReason, RunningShare, WayIn } from '#contract/screen-share/share.model.ts';
import type { FailureFacts } from '#machines/shared/failure.ts';

/** A division of a grade, or a batch of a club, and the project that is worked on; 0 where it is none. */
export interface ShareTarget {
  readonly grade: number;
  readonly division: number;
  readonly club: number;
  readonly batch: number;
  readonly project: number;
}

/** `frozen`: the picture stands still and can be drawn on. */
export type ShareMode = 'sending' | 'paused' | 'frozen';

export interface ShareHostContext {
  readonly place: ShareTarget;
  readonly share: RunningShare | null;
  /** Who watches now. */
  readonly names: readonly string[];
  /** Whose hands are up, the first one first. */
  readonly hands: readonly RaisedHand[];
  readonly mode: ShareMode;
  readonly failure: FailureFacts | null;
  /** The person did not choose a screen, or the browser would not let them. */
  readonly isDenied: boolean;
  /** Why it is over; `browser`: by the browser's own bar. */
  readonly ending: EndReason | 'browser' | null;
}

export type ShareHostEvent =
  | { readonly type: 'share.retry' }
  | { readonly type: 'share.stop' }
  | { readonly type: 'share.again' }
  | { readonly type: 'screen.choose' }
  | { readonly type: 'picture.pause' }
  | { readonly type: 'picture.freeze' }
  | { readonly type: 'picture.send' }
  | { readonly type: 'screen.chosen' }
  | { readonly type: 'screen.denied' }
  | { readonly type: 'screen.ended' }
  | { readonly type: 'relay.opened' }
  | { readonly type: 'relay.lost' }
  | { readonly type: 'relay.ended'; readonly reason: EndReason }
  | { readonly type: 'hand.lower'; readonly id: number }
  | {
      readonly type: 'viewers.changed';
      readonly names: readonly string[];
      readonly hands: readonly RaisedHand[];
    };

/** What the broadcast is told. */
export type BroadcastEvent =
  | { readonly type: 'connect'; readonly way: WayIn }
  | { readonly type: 'mode'; readonly mode: ShareMode }
  | { readonly type: 'hand.lower'; readonly id: number };

export interface ShareRef {
  readonly id: number;
}
