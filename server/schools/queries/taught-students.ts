import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { roles } from '#contract/core/roles.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { memberships, people } from '#server/directory/schema.ts';

/** A condition on `people`: students in the actor's divisions, but not colleagues there. */
export function isTaughtBy(db: Queryable, actor: Actor): SQL<boolean> {
  const own = alias(memberships, 'own');
  return sql<boolean>`(${people.role} = ${roles.student} and ${exists(
    db
      .select({ one: sql`1` })
      .from(memberships)
      .innerJoin(own, and(eq(own.schoolId, memberships.schoolId), eq(own.divisionId, memberships.divisionId)))
      .where(
        and(
          eq(memberships.schoolId, people.schoolId),
          eq(memberships.personId, people.id),
          eq(own.personId, actor.id),
        ),
      ),
  )})`;
}
