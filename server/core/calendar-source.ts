import type { Queryable } from '#server/db/database.ts';
import type { Actor } from './actor.ts';

/** Something of a person's that has a beginning and an end, as calendar programs show it. */
export interface TimedEvent {
  /** The same for the same event, whatever becomes of it. */
  readonly uid: string;
  /** How often it was changed. */
  readonly sequence: number;
  readonly start: Date;
  readonly end: Date;
  readonly title: string;
  readonly text: string;
  /** Where it is; ''. */
  readonly place: string;
}

/** What a room puts into a person's calendar, besides what the calendar has itself. */
export type CalendarSource = (
  db: Queryable,
  person: Pick<Actor, 'id' | 'role'> & { readonly school: Pick<Actor['school'], 'id' | 'timeZone'> },
  now: Date,
) => Promise<TimedEvent[]>;
