import type { WebSocket } from 'ws';
import type { EndReason, WayIn } from '#contract/screen-share/share.model.ts';
import type { LiveLine } from '#server/realtime/live-line.ts';

/** Who came to a share with a pass. */
export interface ScreenGuest {
  readonly shareId: number;
  readonly schoolId: number;
  readonly personId: number;
  readonly sessionId: string;
  /** As the host reads it. */
  readonly name: string;
  readonly isHost: boolean;
  /** When the session ends, unless it is extended. */
  readonly expiresAt: Date;
}

/** Where shared screens are sent to and watched at: the relay of this server, or a media server. */
export interface ScreenPlace extends LiveLine {
  attach(rules: ScreenRules): void;
  /** null: by a pass of this server's own. */
  wayIn(guest: ScreenGuest): WayIn | null;
  /** Tells everybody there and lets them go. */
  endShare(shareId: number, reason: EndReason): void;
  viewersOf(shareId: number): Promise<number>;
}

/** What such a place asks of the room that keeps shares. */
export interface ScreenRules {
  readonly now: () => Date;
  /** The configured address of the server, where it has one. */
  readonly publicUrl: string | undefined;
  /** Who a pass speaks for, which it does once; null: nobody. */
  readonly admit: (pass: string) => Promise<ScreenGuest | null>;
  /** Until when somebody who was let in may stay; null: not any more. */
  readonly mayStay: (guest: ScreenGuest) => Promise<Date | null>;
  /** A host opened the room: who may watch is told. */
  readonly opened: (guest: ScreenGuest) => Promise<void>;
  /** So many watched at once, more than ever before. */
  readonly crowded: (guest: ScreenGuest, viewers: number) => Promise<void>;
  readonly end: (shareId: number, reason: EndReason) => Promise<void>;
  /**
   * Ends every share whose host was not heard of for too long. The hosts of `here` answer on their lines: browsers slow
   * the timers of a hidden tab to one a minute, and with them its heartbeat.
   */
  readonly endStale: (here: readonly number[]) => Promise<void>;
  /** Somebody sent what they may not, and was cut off. */
  readonly refused: (guest: ScreenGuest, why: RelayOffence) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export type RelayOffence = 'viewer_spoke' | 'junk' | 'flood';

export interface ScreenLimits {
  readonly connections: number;
  /** Of one session, over all shares. */
  readonly perSession: number;
  /** Before a pass was shown, in milliseconds. */
  readonly strangerMilliseconds: number;
  readonly framesPerSecond: number;
  readonly bytesPerSecond: number;
  /** What late joiners are given at once; more than that waits for the next whole picture. */
  readonly ringBytes: number;
  readonly ringFrames: number;
  /** Of more than these a late joiner is given the first alone, and soon a new whole picture. */
  readonly joinFrames: number;
  /** A viewer with frames older than this on the way is behind. */
  readonly behindMilliseconds: number;
  /** A host that left has so long to come back, as by a refresh. */
  readonly graceMilliseconds: number;
  /** How often lines and hosts are looked after. */
  readonly roundMilliseconds: number;
}

export const screenLimits: ScreenLimits = {
  connections: 5000,
  perSession: 5,
  strangerMilliseconds: 5000,
  framesPerSecond: 30,
  bytesPerSecond: 4 * 2 ** 20,
  ringBytes: 6 * 2 ** 20,
  ringFrames: 900,
  joinFrames: 12,
  behindMilliseconds: 1000,
  graceMilliseconds: 8000,
  roundMilliseconds: 5000,
};

/** A connection that was let in. */
export interface ScreenLine {
  readonly socket: WebSocket;
  readonly guest: ScreenGuest;
}

/** Says goodbye; whoever does not answer it is not waited for. */
export function closeLine(socket: WebSocket): void {
  socket.close(1000);
  setTimeout(() => socket.terminate(), 500).unref();
}
