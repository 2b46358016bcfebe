import { inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Actor } from '#server/core/actor.ts';

type Reach = Pick<Actor, 'schools'>;

/** A condition: the school is in the office user's reach. Never the office itself. */
export function isReachedBy({ schools: given }: Reach, schoolId: SQLWrapper): SQL {
  return given === null ? ne(schoolId, 0) : isGiven(given, schoolId);
}

/** Includes the office itself, for users without assigned schools; undefined: no limit. */
export function isWithinReach({ schools: given }: Reach, schoolId: SQLWrapper): SQL | undefined {
  return given === null ? undefined : isGiven(given, schoolId);
}

const isGiven = (given: readonly number[], schoolId: SQLWrapper): SQL =>
  given.length === 0 ? sql`false` : inArray(schoolId, [...given]);
