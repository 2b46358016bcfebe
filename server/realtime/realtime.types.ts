import type { RealtimeListener } from '#server/auth/realtime-pass.ts';

export interface RealtimeRules {
  readonly now: () => Date;
  /** Who a pass speaks for; null: nobody. */
  readonly listenerOf: (pass: string) => Promise<RealtimeListener | null>;
  readonly valueAt: (listener: RealtimeListener, key: string) => Promise<object | null>;
  /** When a session ends, if it has not. */
  readonly endOf: (sessionId: string) => Promise<Date | null>;
  readonly onError: (error: unknown) => void;
}

export interface RealtimeLimits {
  readonly messageBytes: number;
  readonly connections: number;
  readonly perSession: number;
  /** Before a pass was shown, in milliseconds. */
  readonly strangerMilliseconds: number;
  /** Without a word from the client, which speaks every 45 s. */
  readonly idleMilliseconds: number;
  /** Requests of one connection in a minute. */
  readonly requestsPerMinute: number;
}
