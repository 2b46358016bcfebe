import { and, eq, isNull, max, ne, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import type { Actor } from '#server/core/actor.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { people, schools } from '#server/directory/schema.ts';
import { isWithinReach } from '#server/schools/index.ts';
import { departments, officeSchools } from '#server/schools/schema.ts';

export type StoredUser = Omit<typeof people.$inferSelect, 'searchText'>;

/** School by school, since no index of people begins with their role. */
const ofAnySchool = sql`${people.schoolId} = any(array(select s.id from ${schools} s where s.id <> 0))`;

/** Names tried at once. */
const tried = 5;

/** The login names that follow the highest of a letter, such as `A00042`. */
export async function nextNumbers(db: Queryable, letter: 'A' | 'X'): Promise<string[]> {
  const [row] = await db
    .select({ highest: max(sql<number>`substring(${people.loginName} from 2)::bigint`) })
    .from(people)
    .where(
      and(
        letter === 'A' ? and(eq(people.role, roles.schoolAdmin), ofAnySchool) : eq(people.schoolId, 0),
        sql`${people.loginName} ~ ${`^${letter}[0-9]{1,9}$`}`,
      ),
    );
  const highest = Number(row?.highest ?? 0);
  return Array.from(
    { length: tried },
    (_, index) => `${letter}${String(highest + 1 + index).padStart(5, '0')}`,
  );
}

/** Neither left nor in the bin. */
const isHere = and(isNull(people.leftAt), isNull(people.deletedAt));

/** [C9-04] The admins of the schools that somebody reaches: their own, or those of the office's reach. */
export const isAdminWithin = (actor: Actor, scope: Scope): SQL | undefined =>
  and(
    eq(people.role, roles.schoolAdmin),
    isHere,
    scope === 'all'
      ? and(ofAnySchool, isWithinReach(actor, people.schoolId))
      : eq(people.schoolId, actor.school.id),
  );

/** [RP-01] Super admins, directors and staff of the central office. */
export const isSubUser = and(eq(people.schoolId, 0), eq(people.role, roles.superAdmin), isHere);

export const adminRows = (db: Queryable) =>
  db
    .select({ person: people, school: schools.name })
    .from(people)
    .innerJoin(schools, eq(schools.id, people.schoolId))
    .$dynamic();
export type FoundAdmin = Awaited<ReturnType<typeof adminRows>>[number];

export const subUserRows = (db: Queryable) =>
  db
    .select({
      person: people,
      department: sql<string>`coalesce(${departments.name}, '')`,
      schools: sql<number>`(select count(*)::int from ${officeSchools} where ${officeSchools.personId} = ${people.id})`,
    })
    .from(people)
    .leftJoin(departments, eq(departments.id, people.department))
    .$dynamic();
export type FoundSubUser = Awaited<ReturnType<typeof subUserRows>>[number];

/** Holds somebody for a change; whom the condition does not cover is not there. */
export async function lockUser(db: Queryable, id: number, among: SQL | undefined): Promise<StoredUser> {
  const [row] = await db
    .select()
    .from(people)
    .where(and(eq(people.id, id), among))
    .for('update');
  if (!row) throw notFound();
  return row;
}

/** Holds a school's row: of two who change at once who may sign in there, the second sees what the first did. */
export async function holdSchool(db: Queryable, schoolId: number): Promise<void> {
  await db.select({ id: schools.id }).from(schools).where(eq(schools.id, schoolId)).for('no key update');
}

/** How many others of a kind may sign in. */
export const countOthersActive = (db: Queryable, among: SQL | undefined, exceptId: number): Promise<number> =>
  db.$count(people, and(among, ne(people.id, exceptId), sql`${people.isActive}`));

/** The numbers of the schools somebody looks after. */
export async function schoolsGiven(db: Queryable, personId: number): Promise<number[]> {
  const rows = await db
    .select({ id: officeSchools.schoolId })
    .from(officeSchools)
    .where(eq(officeSchools.personId, personId))
    .orderBy(officeSchools.schoolId);
  return rows.map(({ id }) => id);
}

/** SQL to sort people by the name of their school. */
export const schoolNameOf = sql`(select s.name from ${schools} s where s.id = ${people.schoolId})`;

/** The school of somebody; whom the condition does not cover is not there. */
export async function userSchool(db: Queryable, id: number, among: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ schoolId: people.schoolId })
    .from(people)
    .where(and(eq(people.id, id), among));
  if (!row) throw notFound();
  return row.schoolId;
}
