import type { Takes, ViewerMessage } from '#contract/screen-share/relay.wire.ts';
import type { EndReason, RunningShare, WayIn } from '#contract/screen-share/share.model.ts';

/** The header offers what runs; the viewer shows one. */
export type ViewerPosition = 'header' | 'viewer';

export interface ShareViewerInput {
  readonly place: ViewerPosition;
  /** Of a viewer: the share that was joined. */
  readonly shareId: number;
  readonly takes: Takes;
}

export interface ShareViewerContext extends ShareViewerInput {
  readonly share: RunningShare | null;
  /** Offers that were answered, either way: they are not made again. */
  readonly answered: readonly number[];
  readonly ending: EndReason | null;
  /** To be used once, at once. */
  readonly way: WayIn | null;
  readonly isHandUp: boolean;
}

export type ShareViewerEvent =
  | { readonly type: 'hint' }
  | { readonly type: 'offer.answered' }
  | { readonly type: 'relay.state'; readonly state: Extract<ViewerMessage, { told: 'state' }>['state'] }
  | HandEvent
  | { readonly type: 'relay.hand'; readonly isUp: boolean }
  | { readonly type: 'relay.lost' }
  | { readonly type: 'relay.ended'; readonly reason: EndReason }
  | { readonly type: 'decoder.failed' };

/** The student raises their hand, or lowers it. */
export interface HandEvent {
  readonly type: 'hand.moved';
  readonly isUp: boolean;
}

export interface WatchInput {
  readonly way: WayIn | null;
  readonly takes: Takes;
  /** A hand that was up stays up when the line comes back. */
  readonly isHandUp: boolean;
}
