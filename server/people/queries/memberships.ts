import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, memberships, schools } from '#server/directory/schema.ts';
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

/**
 * The divisions of years before the school's last move, which moved active students alone. A year that was changed
 * without a move leaves everybody in their places, so it does not count; neither does a move that was taken back.
 */
export async function listMembershipsBeforeMove(
  db: Queryable,
  { schoolId, id }: PersonKey,
): Promise<number[]> {
  const { rows } = await db.execute<{ division: number }>(sql`
    select e.division_id as division
    from ${enrolments} e join ${schools} s on s.id = e.school_id
    where e.school_id = ${schoolId} and e.person_id = ${id} and e.valid_to is null
      and e.academic_year < s.academic_year
      and exists (
        select 1 from ${enrolments} m where m.school_id = e.school_id and m.reason = 'migration'
          and m.academic_year > e.academic_year and m.academic_year <= s.academic_year)
    order by e.division_id`);
  return rows.map(({ division }) => division);
}
