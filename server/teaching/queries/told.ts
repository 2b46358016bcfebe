import { and, eq, exists, inArray, not, sql } from 'drizzle-orm';
import { builder } from '#server/db/prepared.ts';
import { memberships, people } from '#server/directory/schema.ts';

/** A condition on `people`: students of one of these parts. */
const sitsIn = (parts: readonly number[]) =>
  exists(
    builder
      .select({ one: sql`1` })
      .from(memberships)
      .where(
        and(
          eq(memberships.schoolId, people.schoolId),
          eq(memberships.personId, people.id),
          inArray(memberships.divisionId, [...parts]),
        ),
      ),
  );

/** A condition on `people`: students of `parts` who are in none of `others`. */
export const sitsOnlyIn = (parts: readonly number[], others: readonly number[]) =>
  and(sitsIn(parts), others.length > 0 ? not(sitsIn(others)) : undefined);
