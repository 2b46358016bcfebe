import type { Actor } from '#server/core/actor.ts';

/** Who a connection to the realtime database speaks for. */
export interface RealtimeListener {
  readonly sessionId: string;
  readonly schoolId: number;
  readonly expiresAt: Date;
  /** All it may read. */
  readonly keys: ReadonlySet<string>;
}

/** Where a school is. */
export interface SchoolPlace {
  readonly countryId: number;
  readonly stateId: number;
}

/** A division of a grade, or a batch of a club. */
export interface Group {
  readonly gradeId: number;
  readonly divisionId: number;
}

/** The groups and school of a person, which choose their channels. */
export interface Standing {
  readonly groups: readonly Group[];
  readonly place: SchoolPlace;
}

/** Who of the central office is at each desk. */
export type Desks = Readonly<Record<string, (actor: Actor) => boolean>>;

/** What the sockets ask of the rooms that know sessions and schools. */
export interface Audience {
  readonly standingOf: (actor: Actor) => Promise<Standing>;
  /** All of the realtime database that a person may read. */
  readonly keysOf: (actor: Actor) => Promise<readonly string[]>;
  readonly realtime: RealtimeRules;
  readonly desks: Desks;
}

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
