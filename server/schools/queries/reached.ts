import { inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Actor } from '#server/core/actor.ts';

type Reach = Pick<Actor, 'schools'>;

/** SQL that is true for the schools of the office's reach, by a column with their number; never for the office itself. */
export function isReachedBy({ schools: given }: Reach, schoolId: SQLWrapper): SQL {
  return given === null ? ne(schoolId, 0) : isGiven(given, schoolId);
}

/** The same, and the office itself, for those who look after no schools of their own. */
export function isWithinReach({ schools: given }: Reach, schoolId: SQLWrapper): SQL | undefined {
  return given === null ? undefined : isGiven(given, schoolId);
}

const isGiven = (given: readonly number[], schoolId: SQLWrapper): SQL =>
  given.length === 0 ? sql`false` : inArray(schoolId, [...given]);
