import type { WebSocket } from 'ws';
import type { EndReason, WayIn } from '#contract/screen-share/share.model.ts';
import type { LiveLine } from '#server/realtime/live-line.ts';

export interface ScreenGuest {
  readonly shareId: number;
  readonly schoolId: number;
  readonly personId: number;
  readonly sessionId: string;
  /** As the host reads it. */
  readonly name: string;
  readonly isHost: boolean;
  readonly expiresAt: Date;
}

/** The relay of this server, or a media server. */
export interface ScreenHub extends LiveLine {
  attach(rules: ScreenRules): void;
  /** null: through this server, with its own pass. */
  wayIn(guest: ScreenGuest): WayIn | null;
  endShare(shareId: number, reason: EndReason): void;
  viewersOf(shareId: number): Promise<number>;
}

export interface ScreenRules {
  readonly now: () => Date;
  /** undefined: not configured. */
  readonly publicUrl: string | undefined;
  /** Uses the pass up; null: invalid. */
  readonly admit: (pass: string) => Promise<ScreenGuest | null>;
  /** null: no longer. */
  readonly mayStay: (guest: ScreenGuest) => Promise<Date | null>;
  /** A host opened the room, so tell who may watch. */
  readonly opened: (guest: ScreenGuest) => Promise<void>;
  /** A new maximum of viewers. */
  readonly crowded: (guest: ScreenGuest, viewers: number) => Promise<void>;
  readonly end: (shareId: number, reason: EndReason) => Promise<void>;
  /** Hosts of `here` answered on their line: browsers slow a hidden tab's heartbeat to one a minute. */
  readonly endStale: (here: readonly number[]) => Promise<void>;
  readonly refused: (guest: ScreenGuest, why: RelayOffence) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export type RelayOffence = 'viewer_spoke' | 'junk' | 'flood';

export interface ScreenLimits {
  readonly connections: number;
  /** Of one session, over all shares. */
  readonly perSession: number;
  /** Milliseconds before a pass is shown. */
  readonly strangerMilliseconds: number;
  readonly framesPerSecond: number;
  readonly bytesPerSecond: number;
  /** Frames that a late joiner gets at once; beyond these it waits for the next key frame. */
  readonly ringBytes: number;
  readonly ringFrames: number;
  /** Beyond these, a late joiner gets only the first, and soon a new key frame. */
  readonly joinFrames: number;
  /** A viewer with older frames on their way is behind. */
  readonly behindMilliseconds: number;
  /** For a host to come back, for example after a refresh. */
  readonly graceMilliseconds: number;
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

export interface ScreenLine {
  readonly socket: WebSocket;
  readonly guest: ScreenGuest;
}

export function closeLine(socket: WebSocket): void {
  socket.close(1000);
  setTimeout(() => socket.terminate(), 500).unref();
}
