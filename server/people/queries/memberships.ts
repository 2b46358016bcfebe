import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, memberships } from '#server/directory/schema.ts';
import { type EnrolmentReason, enrolments } from '../schema.ts';
import type { PersonKey } from './journal.ts';

const isOf = ({ schoolId, id }: PersonKey) =>
  and(eq(memberships.schoolId, schoolId), eq(memberships.personId, id));

export const hasMemberships = async (db: Queryable, person: PersonKey): Promise<boolean> =>
  (await db.$count(memberships, isOf(person))) > 0;

interface Change {
  readonly added: readonly number[];
  readonly gone: readonly number[];
  readonly reason: EnrolmentReason;
}

/** Triggers write the history with the reason. */
export async function changeMemberships(
  db: Queryable,
  person: PersonKey,
  { added, gone, reason }: Change,
): Promise<void> {
  await db.execute(sql`select set_config('banyan.place_reason', ${reason}, true)`);
  if (gone.length > 0)
    await db.delete(memberships).where(and(isOf(person), inArray(memberships.divisionId, [...gone])));
  if (added.length > 0)
    await db.insert(memberships).select(
      db
        .select({
          schoolId: divisions.schoolId,
          personId: sql<number>`${person.id}::integer`.as('person_id'),
          divisionId: sql<number>`${divisions.id}`.as('division_id'),
          gradeId: divisions.gradeId,
        })
        .from(divisions)
        .where(and(eq(divisions.schoolId, person.schoolId), inArray(divisions.id, [...added]))),
    );
}

/** Sets the school year of this transaction's history; '': the school's current one. */
export const setMembershipYear = (db: Queryable, year: string) =>
  db.execute(sql`select set_config('banyan.place_year', ${year}, true)`);

const isOffered = and(isNull(divisions.archivedAt), isNull(grades.archivedAt));

interface Wanted {
  readonly schoolId: number;
  readonly kind: GroupKind;
  readonly wanted: readonly number[];
  /** Where the person sits already. */
  readonly held: readonly number[];
}

/** Counts wanted divisions of the school and kind that are offered or held. */
export async function countOfferedParts(
  db: Queryable,
  { schoolId, kind, wanted, held }: Wanted,
): Promise<number> {
  const known = await db
    .select({ id: divisions.id })
    .from(divisions)
    .innerJoin(grades, and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId)))
    .where(
      and(
        eq(divisions.schoolId, schoolId),
        eq(grades.kind, kind),
        inArray(divisions.id, [...wanted]),
        held.length > 0 ? or(isOffered, inArray(divisions.id, [...held])) : isOffered,
      ),
    );
  return known.length;
}

export function listPartsOfYear(
  db: Queryable,
  school: { readonly id: number; readonly academicYear: string },
  person: PersonKey,
  ids: readonly number[],
) {
  const sat = db
    .select({ one: sql`1` })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.schoolId, school.id),
        eq(enrolments.personId, person.id),
        eq(enrolments.divisionId, divisions.id),
        eq(enrolments.academicYear, school.academicYear),
      ),
    );
  return db
    .select({ id: divisions.id, kind: grades.kind })
    .from(divisions)
    .innerJoin(grades, and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId)))
    .where(and(eq(divisions.schoolId, school.id), inArray(divisions.id, [...ids]), isOffered, exists(sat)));
}
