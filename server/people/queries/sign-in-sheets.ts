import { and, asc, eq, inArray, isNotNull, isNull, lt, min, or, type SQL } from 'drizzle-orm';
import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, memberships, people, schools } from '#server/directory/schema.ts';
import { signInSheets } from '../schema.ts';

interface Wanted {
  readonly schoolId: number;
  readonly parts: readonly number[];
  /** Includes people who have a password of their own. */
  readonly all: boolean;
}

const waitsForCode = or(isNull(people.passwordHash), eq(people.passwordChangeStatus, 0));

/** Active students, class by class as the cards are handed out. */
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

const isSheet = ({ schoolId, id }: SheetKey) =>
  and(eq(signInSheets.schoolId, schoolId), eq(signInSheets.id, id));

export async function findSheet(db: Queryable, key: SheetKey) {
  const [sheet] = await db.select().from(signInSheets).where(isSheet(key));
  return sheet;
}

export async function insertSheet(db: Queryable, row: typeof signInSheets.$inferInsert): Promise<number> {
  const [sheet] = await db.insert(signInSheets).values(row).returning({ id: signInSheets.id });
  if (!sheet) throw new Error('A sheet was not stored.');
  return sheet.id;
}

/** Moves the sheet from `from` cards to `done`. false: another run did, or the sheet is closed. */
export async function advanceSheet(
  db: Queryable,
  key: SheetKey,
  from: number,
  done: number,
): Promise<boolean> {
  const advanced = await db
    .update(signInSheets)
    .set({ done })
    // Nobody can read the codes of a closed sheet, so passwords must stay.
    .where(and(isSheet(key), eq(signInSheets.done, from), isNotNull(signInSheets.secret)))
    .returning({ id: signInSheets.id });
  return advanced.length > 0;
}

/** false: they made no such sheet. */
export async function closeSheet(db: Queryable, key: SheetKey, madeBy: number): Promise<boolean> {
  const closed = await db
    .update(signInSheets)
    .set({ secret: null })
    .where(and(isSheet(key), eq(signInSheets.madeBy, madeBy)))
    .returning({ id: signInSheets.id });
  return closed.length > 0;
}

export async function deleteSheetsBefore(db: Queryable, madeAt: Date): Promise<void> {
  await db.delete(signInSheets).where(lt(signInSheets.madeAt, madeAt));
}

export const codeOwners = ['school', 'admins', 'office'] as const;
/** `school`: its teachers and students. Admins may be of any school on a sheet of the office. */
export type CodeOwners = (typeof codeOwners)[number];

interface CodeFor {
  readonly id: number;
  readonly schoolId: number;
  readonly owners: CodeOwners;
  /** Includes people who have a password of their own. */
  readonly all: boolean;
}

/** Limits the codes, whatever the sheet says. */
function isOwner({ owners, schoolId }: CodeFor): SQL | undefined {
  const isHere = eq(people.schoolId, schoolId);
  switch (owners) {
    case 'school':
      return and(isHere, inArray(people.role, [roles.student, roles.faculty]));
    case 'admins':
      return and(schoolId === 0 ? undefined : isHere, eq(people.role, roles.schoolAdmin));
    case 'office':
      return and(isHere, eq(people.schoolId, 0), eq(people.role, roles.superAdmin));
  }
}

/** undefined: the code is not for this person. */
export async function updatePassword(
  db: Queryable,
  of: CodeFor,
  password: Partial<typeof people.$inferInsert>,
) {
  const [person] = await db
    .update(people)
    .set(password)
    .where(
      and(eq(people.id, of.id), isOwner(of), eq(people.isActive, true), of.all ? undefined : waitsForCode),
    )
    .returning({ id: people.id, schoolId: people.schoolId });
  return person;
}

export function listCardOwners(db: Queryable, schoolId: number, ids: readonly number[]) {
  // A sheet of the office is for people of any school.
  const isHere = schoolId === 0 ? undefined : eq(people.schoolId, schoolId);
  return db
    .select({ person: people, school: schools.name })
    .from(people)
    .innerJoin(schools, eq(schools.id, people.schoolId))
    .where(and(isHere, inArray(people.id, [...ids]), eq(people.isActive, true)));
}
