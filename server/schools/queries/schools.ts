import { and, eq, isNull, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { Actor } from '#server/core/actor.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { covers } from '#server/core/scope.policy.ts';
import type { Queryable } from '#server/db/database.ts';
import { roleIs } from '#server/db/role-is.ts';
import { cities, grades, people, schools, states } from '#server/directory/schema.ts';
import { isReachedBy } from './reached.ts';

export type StoredSchool = Omit<typeof schools.$inferSelect, 'searchText'>;

/** The current day at the school. */
export const dayThere = (now: Date): SQL<string> =>
  sql<string>`(${now.toISOString()}::timestamptz at time zone ${schools.timeZone})::date`;

/** Holders of licence places by role, without people who left or are in the bin. */
const holders = sql`(select
    count(*) filter (where ${roleIs(people.role, 'schoolAdmin')})::int as admins,
    count(*) filter (where ${roleIs(people.role, 'faculty')})::int as faculty,
    count(*) filter (where ${roleIs(people.role, 'student')})::int as students
  from ${people} where ${people.schoolId} = ${schools.id} and left_at is null and deleted_at is null) as held`;

export function describedSchools(db: Queryable, now: Date) {
  return db
    .select({
      school: schools,
      state: sql<string>`coalesce(${states.name}, '')`,
      city: sql<string>`coalesce(${cities.name}, '')`,
      today: sql<string>`${dayThere(now)}::text`,
      admins: sql<number>`held.admins`,
      faculty: sql<number>`held.faculty`,
      students: sql<number>`held.students`,
    })
    .from(schools)
    .leftJoin(states, and(eq(states.countryId, schools.countryId), eq(states.id, schools.stateId)))
    .leftJoin(cities, and(eq(cities.stateId, schools.stateId), eq(cities.id, schools.cityId)))
    .innerJoin(sql`lateral ${holders}`, sql`true`)
    .$dynamic();
}
export type DescribedSchool = Awaited<ReturnType<typeof describedSchools>>[number];

type Asking = Pick<SignedInContext, 'db' | 'actor' | 'scope'>;

/** Throws 404 for a school out of reach. */
function refuseUnlessReached({ actor, scope }: Omit<Asking, 'db'>, schoolId: number): void {
  const isOffice = schoolId === 0 && scope === 'all';
  if (isOffice || !covers(scope, actor, { schoolId })) throw notFound();
}

/** The caller checks the right to the school. */
export async function findSchool(db: Queryable, schoolId: number) {
  const [school] = await db.select().from(schools).where(eq(schools.id, schoolId));
  return school;
}

export async function findReachedSchool(db: Queryable, actor: Actor, schoolId: number) {
  const [school] = await db
    .select()
    .from(schools)
    .where(and(eq(schools.id, schoolId), isReachedBy(actor, schools.id)));
  return school;
}

export async function readSchool({ db, actor, scope }: Asking, schoolId: number): Promise<StoredSchool> {
  refuseUnlessReached({ actor, scope }, schoolId);
  const school = await findSchool(db, schoolId);
  if (!school) throw notFound();
  return school;
}

export async function findDescribed(
  db: Queryable,
  now: Date,
  schoolId: number,
): Promise<DescribedSchool | undefined> {
  const [found] = await describedSchools(db, now).where(eq(schools.id, schoolId));
  return found;
}

export async function describeSchool(scene: SignedInContext, schoolId: number): Promise<DescribedSchool> {
  refuseUnlessReached(scene, schoolId);
  const found = await findDescribed(scene.db, scene.app.now(), schoolId);
  if (!found) throw notFound();
  return found;
}

export async function lockSchool(db: Queryable, actor: Actor, schoolId: number): Promise<StoredSchool> {
  const [school] = await db
    .select()
    .from(schools)
    .where(and(eq(schools.id, schoolId), isReachedBy(actor, schools.id)))
    .for('update');
  if (!school) throw notFound();
  return school;
}

export type SchoolColumns = Omit<typeof schools.$inferInsert, 'id' | 'version'>;

export async function insertSchool(db: Queryable, columns: SchoolColumns): Promise<StoredSchool> {
  const [school] = await db.insert(schools).values(columns).returning();
  if (!school) throw new Error('A school was not stored.');
  return school;
}

const folded = (name: SQL | SQLWrapper) => sql`lower(normalize(${name}, NFKC))`;

/** The name of another school of the same name, whatever its case, in the same country and state. */
export async function findNamesake(
  db: Queryable,
  {
    name,
    countryId,
    stateId,
    id = 0,
  }: Pick<StoredSchool, 'name' | 'countryId' | 'stateId'> & { readonly id?: number },
): Promise<string | undefined> {
  const [found] = await db
    .select({ name: schools.name })
    .from(schools)
    .where(
      and(
        notInArray(schools.id, [0, id]),
        eq(schools.countryId, countryId),
        eq(schools.stateId, stateId),
        eq(folded(schools.name), folded(sql`${name}::text`)),
      ),
    )
    .limit(1);
  return found?.name;
}

export const changeSchool = (
  db: Queryable,
  schoolId: number,
  values: Partial<Omit<typeof schools.$inferInsert, 'id'>>,
) => db.update(schools).set(values).where(eq(schools.id, schoolId));

/** [AF-02] Office notices that name the school follow it to its new country and state. */
export async function moveInNotices(
  db: Queryable,
  { id, countryId, stateId }: Pick<StoredSchool, 'id' | 'countryId' | 'stateId'>,
): Promise<void> {
  // A plain table name, because notices belong to another room.
  await db.execute(
    sql`update office_audiences set country_id = ${countryId}, state_id = ${stateId} where target_id = ${id}`,
  );
}

/** True if the school or the office shares anything with groups of the other kind. */
export async function sharesWithOther(
  db: Queryable,
  schoolId: number,
  kind: 'grade' | 'club',
): Promise<boolean> {
  // Plain table names, because notices belong to another room.
  const { rows } = await db.execute(sql`
    select 1 from notice_audiences a
    join ${grades} on ${grades.schoolId} = a.school_id and ${grades.id} = a.grade_id
    join notices n on n.id = a.notice_id and n.school_id in (0, a.school_id) and n.deleted_at is null
    where a.school_id = ${schoolId} and ${grades.kind} <> ${kind} limit 1`);
  return rows.length > 0;
}

/** Admins with an email address. */
export const adminsToMail = (db: Queryable, schoolId: number) =>
  db
    .select({ id: people.id, email: people.email, firstName: people.firstName })
    .from(people)
    .where(
      and(
        eq(people.schoolId, schoolId),
        eq(people.role, roles.schoolAdmin),
        sql`${people.isActive} and ${people.email} <> ''`,
        isNull(people.deletedAt),
      ),
    );
