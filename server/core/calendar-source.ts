import type { Queryable } from '#server/db/database.ts';
import type { Actor } from './actor.ts';

export interface TimedEvent {
  /** Stays the same whatever changes in the event. */
  readonly uid: string;
  readonly sequence: number;
  readonly start: Date;
  readonly end: Date;
  readonly title: string;
  readonly text: string;
  /** '' where there is none. */
  readonly place: string;
}

export type CalendarSource = (
  db: Queryable,
  person: Pick<Actor, 'id' | 'role'> & { readonly school: Pick<Actor['school'], 'id' | 'timeZone'> },
  now: Date,
) => Promise<TimedEvent[]>;
