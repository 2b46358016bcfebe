import { and, asc, eq, inArray, isNull, min, or } from 'drizzle-orm';
import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';
import { signInSheets } from '../schema.ts';

interface Wanted {
  readonly schoolId: number;
  /** Divisions and batches. */
  readonly parts: readonly number[];
  /** Also who has a password of their own. */
  readonly all: boolean;
}

/** Whoever has no password of their own. */
export const waitsForCode = or(isNull(people.passwordHash), eq(people.passwordChangeStatus, 0));

/** Active students of these parts, class by class as a teacher hands the cards out. */
export async function studentsForSheet(
  db: Queryable,
  { schoolId, parts, all }: Wanted,
  most: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .innerJoin(
      memberships,
      and(eq(memberships.schoolId, people.schoolId), eq(memberships.personId, people.id)),
    )
    .innerJoin(
      divisions,
      and(eq(divisions.schoolId, memberships.schoolId), eq(divisions.id, memberships.divisionId)),
    )
    .innerJoin(grades, and(eq(grades.schoolId, memberships.schoolId), eq(grades.id, memberships.gradeId)))
    .where(
      and(
        eq(people.schoolId, schoolId),
        eq(people.role, roles.student),
        eq(people.isActive, true),
        inArray(memberships.divisionId, [...parts]),
        all ? undefined : waitsForCode,
      ),
    )
    .groupBy(people.schoolId, people.id)
    .orderBy(
      asc(min(grades.position)),
      asc(min(divisions.name)),
      asc(people.firstName),
      asc(people.lastName),
      asc(people.id),
    )
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Of these people those who are active and have this role here, by their names. */
export async function activePeopleOf(
  db: Queryable,
  {
    schoolId,
    role,
    ids,
  }: { readonly schoolId: number; readonly role: Role; readonly ids: readonly number[] },
): Promise<number[]> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        eq(people.schoolId, schoolId),
        eq(people.role, role),
        eq(people.isActive, true),
        inArray(people.id, [...ids]),
      ),
    )
    .orderBy(asc(people.firstName), asc(people.lastName), asc(people.id));
  return rows.map(({ id }) => id);
}

type SheetKey = { readonly schoolId: number; readonly id: number };

export const isSheet = ({ schoolId, id }: SheetKey) =>
  and(eq(signInSheets.schoolId, schoolId), eq(signInSheets.id, id));

export async function findSheet(db: Queryable, key: SheetKey) {
  const [sheet] = await db.select().from(signInSheets).where(isSheet(key));
  return sheet;
}
