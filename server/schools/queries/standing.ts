import { and, eq } from 'drizzle-orm';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { memberships, schools } from '#server/directory/schema.ts';
import type { Standing } from '#server/realtime/realtime.types.ts';

export async function standingOf(db: Queryable, { id, school }: Actor): Promise<Standing> {
  const [groups, [place]] = await Promise.all([
    db
      .select({ gradeId: memberships.gradeId, divisionId: memberships.divisionId })
      .from(memberships)
      .where(and(eq(memberships.schoolId, school.id), eq(memberships.personId, id))),
    db
      .select({ countryId: schools.countryId, stateId: schools.stateId })
      .from(schools)
      .where(eq(schools.id, school.id)),
  ]);
  return { groups, place: place ?? { countryId: 0, stateId: 0 } };
}
