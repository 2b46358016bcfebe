import type { Actor } from '#server/core/actor.ts';

export interface RealtimeListener {
  readonly sessionId: string;
  readonly schoolId: number;
  readonly expiresAt: Date;
  readonly keys: ReadonlySet<string>;
}

export interface SchoolRegion {
  readonly countryId: number;
  readonly stateId: number;
}

export interface Group {
  readonly gradeId: number;
  readonly divisionId: number;
}

export interface Standing {
  readonly groups: readonly Group[];
  readonly place: SchoolRegion;
}

/** Tells by name of a desk whether a person of the central office belongs to it. */
export type Desks = Readonly<Record<string, (actor: Actor) => boolean>>;

export interface Audience {
  readonly standingOf: (actor: Actor) => Promise<Standing>;
  readonly keysOf: (actor: Actor) => Promise<readonly string[]>;
  readonly realtime: RealtimeRules;
  readonly desks: Desks;
}

export interface RealtimeRules {
  readonly now: () => Date;
  /** null: the pass is for nobody. */
  readonly listenerOf: (pass: string) => Promise<RealtimeListener | null>;
  readonly valueAt: (listener: RealtimeListener, key: string) => Promise<object | null>;
  /** null: the session is over. */
  readonly endOf: (sessionId: string) => Promise<Date | null>;
  readonly onError: (error: unknown) => void;
}

export interface RealtimeLimits {
  readonly messageBytes: number;
  readonly connections: number;
  readonly perSession: number;
  /** How long a client may take to show a pass. */
  readonly strangerMilliseconds: number;
  /** How long a client may be silent; it speaks every 45 s. */
  readonly idleMilliseconds: number;
  /** For one connection. */
  readonly requestsPerMinute: number;
}
