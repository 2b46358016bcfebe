import { and, asc, eq, inArray, isNull, max, ne, type SQL, sql } from 'drizzle-orm';
import type { CallParsed, Scope } from '#contract/core/define-call.ts';
import type { PageAnswer } from '#contract/core/page.ts';
import { roles, subRoles } from '#contract/core/roles.ts';
import type { adminSubUserListCall } from '#contract/office/calls/admin-sub-user-list.call.ts';
import type { adminUserListCall } from '#contract/office/calls/admin-user-list.call.ts';
import { subRoleOf } from '#contract/office/office.rules.ts';
import type { Actor } from '#server/core/actor.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';
import { people, schools } from '#server/directory/schema.ts';
import { isWithinReach } from '#server/schools/index.ts';
import { departments, officeSchools } from '#server/schools/schema.ts';

export type StoredUser = Omit<typeof people.$inferSelect, 'searchText'>;

/** School by school, because no index of people begins with the role. */
const ofAnySchool = sql`${people.schoolId} = any(array(select s.id from ${schools} s where s.id <> 0))`;

/** Names per attempt. */
const tried = 5;

async function nextNumbers(db: Queryable, letter: 'A' | 'X'): Promise<string[]> {
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

/** Takes the next login name if another call just took this one. */
export async function insertUser(db: Queryable, row: Omit<typeof people.$inferInsert, 'loginName'>) {
  for (;;) {
    for (const loginName of await nextNumbers(db, row.role === roles.schoolAdmin ? 'A' : 'X')) {
      const [stored] = await db
        .insert(people)
        .values({ ...row, loginName })
        .onConflictDoNothing({ target: people.loginName })
        .returning({ id: people.id, loginName: people.loginName });
      if (stored) return stored;
    }
  }
}

export async function updateUser(
  db: Queryable,
  id: number,
  columns: Partial<typeof people.$inferInsert>,
): Promise<void> {
  await db.update(people).set(columns).where(eq(people.id, id));
}

const isHere = and(isNull(people.leftAt), isNull(people.deletedAt));

/** [C9-04] A condition on `people`: admins of the caller's school, or of schools in the office's reach. */
export const isAdminWithin = (actor: Actor, scope: Scope): SQL | undefined =>
  and(
    eq(people.role, roles.schoolAdmin),
    isHere,
    scope === 'all'
      ? and(ofAnySchool, isWithinReach(actor, people.schoolId))
      : eq(people.schoolId, actor.school.id),
  );

/** [RP-01] A condition on `people`: super admins, directors and staff of the office. */
export const isSubUser = and(eq(people.schoolId, 0), eq(people.role, roles.superAdmin), isHere);

/** For sorting. */
const schoolNameOf = sql`(select s.name from ${schools} s where s.id = ${people.schoolId})`;

const adminRows = (db: Queryable) =>
  db
    .select({ person: people, school: schools.name })
    .from(people)
    .innerJoin(schools, eq(schools.id, people.schoolId))
    .$dynamic();
export type FoundAdmin = Awaited<ReturnType<typeof adminRows>>[number];

const subUserRows = (db: Queryable) =>
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

export async function findAdmin(
  db: Queryable,
  id: number,
  among: SQL | undefined,
): Promise<FoundAdmin | undefined> {
  const [row] = await adminRows(db).where(and(eq(people.id, id), among));
  return row;
}

export async function findSubUser(db: Queryable, id: number): Promise<StoredUser | undefined> {
  const [row] = await db
    .select()
    .from(people)
    .where(and(eq(people.id, id), isSubUser));
  return row;
}

export function adminsPage(
  db: Queryable,
  input: CallParsed<typeof adminUserListCall>,
  among: SQL | undefined,
): Promise<PageAnswer<FoundAdmin>> {
  const { status, school } = input.filters ?? {};
  return pageOf(db, input, {
    of: people,
    where: and(
      among,
      status && eq(people.isActive, status === 'active'),
      school ? eq(people.schoolId, Number(school)) : undefined,
    ),
    search: people.searchText,
    sorts: {
      name: [people.firstName, people.lastName],
      school: [schoolNameOf, people.firstName],
      created: people.createdAt,
    },
    order: { by: 'name' },
    key: people.id,
    rows: (bound) => bound(adminRows(db)),
  });
}

export function subUsersPage(
  db: Queryable,
  input: CallParsed<typeof adminSubUserListCall>,
): Promise<PageAnswer<FoundSubUser>> {
  const { status, rank, department } = input.filters ?? {};
  return pageOf(db, input, {
    of: people,
    where: and(
      isSubUser,
      status && eq(people.isActive, status === 'active'),
      rank && eq(people.subRole, subRoleOf[rank]),
      department ? eq(people.department, Number(department)) : undefined,
    ),
    search: people.searchText,
    sorts: { name: [people.firstName, people.lastName], created: people.createdAt },
    order: { by: 'name' },
    key: people.id,
    rows: (bound) => bound(subUserRows(db)),
  });
}

/** Active ones, by school and name. */
export const activeUsers = (db: Queryable, among: SQL | undefined, wanted: readonly number[]) =>
  db
    .select({ id: people.id, isDemo: schools.isDemo })
    .from(people)
    .innerJoin(schools, eq(schools.id, people.schoolId))
    .where(and(among, eq(people.isActive, true), inArray(people.id, [...wanted])))
    .orderBy(asc(schools.name), asc(people.firstName), asc(people.lastName), asc(people.id));

/** Throws 404 for people outside the condition. */
export async function lockUser(db: Queryable, id: number, among: SQL | undefined): Promise<StoredUser> {
  const [row] = await db
    .select()
    .from(people)
    .where(and(eq(people.id, id), among))
    .for('update');
  if (!row) throw notFound();
  return row;
}

/** The lock makes the second of two changes of sign-ins see the first. */
export async function lockSchool(db: Queryable, schoolId: number) {
  const [school] = await db.select().from(schools).where(eq(schools.id, schoolId)).for('no key update');
  return school;
}

const countOthersActive = (db: Queryable, among: SQL | undefined, exceptId: number): Promise<number> =>
  db.$count(people, and(among, ne(people.id, exceptId), sql`${people.isActive}`));

export const countOtherAdmins = (db: Queryable, among: SQL | undefined, { schoolId, id }: StoredUser) =>
  countOthersActive(db, and(among, eq(people.schoolId, schoolId)), id);

export const countOtherSuperAdmins = (db: Queryable, exceptId: number): Promise<number> =>
  countOthersActive(db, and(isSubUser, eq(people.subRole, subRoles.superAdmin)), exceptId);

export const countAdmins = (db: Queryable, schoolId: number): Promise<number> =>
  db.$count(people, and(eq(people.schoolId, schoolId), eq(people.role, roles.schoolAdmin), isHere));

/** Throws 404 for people outside the condition. */
export async function userSchool(db: Queryable, id: number, among: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ schoolId: people.schoolId })
    .from(people)
    .where(and(eq(people.id, id), among));
  if (!row) throw notFound();
  return row.schoolId;
}
