import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { nextVersion } from '#server/db/next-version.ts';
import {
  academicYears,
  divisions,
  grades,
  masterClasses,
  memberships,
  people,
  schools,
} from '#server/directory/schema.ts';
import { migrationLines, migrations } from '../schema.ts';
import type { StoredPlan } from './lines.ts';

const isPlan = (schoolId: number, id: number) =>
  and(eq(migrations.schoolId, schoolId), eq(migrations.id, id), ne(migrations.state, 'discarded'));

export async function findPlan(db: Queryable, schoolId: number, id: number): Promise<StoredPlan> {
  const [plan] = await db.select().from(migrations).where(isPlan(schoolId, id));
  if (!plan) throw notFound();
  return plan;
}

/** Locked until the transaction ends. */
export async function lockPlan(db: Queryable, schoolId: number, id: number): Promise<StoredPlan> {
  const [plan] = await db.select().from(migrations).where(isPlan(schoolId, id)).for('update');
  if (!plan) throw notFound();
  return plan;
}

export async function changePlan(
  db: Queryable,
  plan: StoredPlan,
  change: Partial<typeof migrations.$inferInsert>,
): Promise<StoredPlan> {
  const [changed] = await db
    .update(migrations)
    .set({ ...change, version: nextVersion(migrations) })
    .where(isPlan(plan.schoolId, plan.id))
    .returning();
  if (!changed) throw new Error('A plan was not stored.');
  return changed;
}

/** The last applied move that was not rolled back. */
export async function lastApplied(db: Queryable, schoolId: number): Promise<StoredPlan | undefined> {
  const [plan] = await db
    .select()
    .from(migrations)
    .where(and(eq(migrations.schoolId, schoolId), eq(migrations.state, 'applied')))
    .orderBy(desc(migrations.id))
    .limit(1);
  return plan;
}

const nameOf = (id: typeof migrations.createdBy | typeof migrations.appliedBy) =>
  sql<string>`coalesce((select trim(p.first_name || ' ' || p.last_name) from ${people} p where p.id = ${id}), '')`;

export async function namesOfPlan(db: Queryable, { schoolId, id }: StoredPlan) {
  const [names] = await db
    .select({ createdBy: nameOf(migrations.createdBy), appliedBy: nameOf(migrations.appliedBy) })
    .from(migrations)
    .where(isPlan(schoolId, id));
  return names ?? { createdBy: '', appliedBy: '' };
}

export function listPlans(db: Queryable, schoolId: number) {
  return db
    .select({
      plan: migrations,
      createdBy: nameOf(migrations.createdBy),
      students: sql<number>`(select count(*) from ${migrationLines} l
        where l.school_id = ${migrations.schoolId} and l.migration_id = ${migrations.id})::int`,
    })
    .from(migrations)
    .where(and(eq(migrations.schoolId, schoolId), ne(migrations.state, 'discarded')))
    .orderBy(desc(migrations.id))
    .limit(20);
}

/** False if a later move was applied, or if this one was not. */
export async function isLast(db: Queryable, plan: StoredPlan): Promise<boolean> {
  return (await lastApplied(db, plan.schoolId))?.id === plan.id;
}

export interface Group {
  readonly id: number;
  readonly kind: 'grade' | 'club';
  readonly name: string;
  readonly position: number;
  /** The class's position among the classes of all schools; null: the school's own class. */
  readonly masterPosition: number | null;
  readonly parts: readonly { readonly id: number; readonly name: string; readonly students: number }[];
}

/** Offered classes and clubs with parts and their numbers of active students. */
export async function groupsOf(db: Queryable, schoolId: number): Promise<Group[]> {
  const { rows } = await db.execute<Group & Record<string, unknown>>(sql`
    with seated as (
      select m.division_id, count(*)::int as students from ${memberships} m
      join ${people} p on p.school_id = m.school_id and p.id = m.person_id
      where m.school_id = ${schoolId} and p.role = ${roles.student} and p.is_active group by m.division_id
    )
    select g.id, g.kind, g.name, g.position, mc.position as "masterPosition",
      coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'students', coalesce(s.students, 0))
        order by d.name, d.id) filter (where d.id is not null), '[]') as parts
    from ${grades} g
    left join ${masterClasses} mc on mc.id = g.master_class_id
    left join ${divisions} d on d.school_id = g.school_id and d.grade_id = g.id and d.archived_at is null
    left join seated s on s.division_id = d.id
    where g.school_id = ${schoolId} and g.archived_at is null
    group by g.school_id, g.id, mc.position
    order by coalesce(mc.position, g.position), g.position, g.id`);
  return rows;
}

export async function masterClassAt(db: Queryable, position: number) {
  const [row] = await db.select().from(masterClasses).where(eq(masterClasses.position, position));
  return row;
}

export function studentsNamed(db: Queryable, schoolId: number, ids: readonly number[]) {
  return db
    .select({ id: people.id, isActive: people.isActive })
    .from(people)
    .where(and(eq(people.schoolId, schoolId), eq(people.role, roles.student), inArray(people.id, [...ids])));
}

/** Read from the database, because a session may remember an old one. */
export async function yearOf(db: Queryable, schoolId: number): Promise<string> {
  const [row] = await db.select({ year: schools.academicYear }).from(schools).where(eq(schools.id, schoolId));
  return row?.year ?? '';
}

export async function yearStartOf(db: Queryable, schoolId: number): Promise<number> {
  const [row] = await db
    .select({ month: schools.yearStartMonth })
    .from(schools)
    .where(eq(schools.id, schoolId));
  return row?.month ?? 4;
}

/** Discarded plans and old moves, with their lines. */
export async function clearPlans(db: Queryable, before: Date): Promise<void> {
  const old = db
    .select({ id: migrations.id })
    .from(migrations)
    .where(and(eq(migrations.state, 'discarded'), lt(migrations.createdAt, before)));
  await db.delete(migrationLines).where(inArray(migrationLines.migrationId, old));
  await db.delete(migrations).where(inArray(migrations.id, old));
}

/** The draft or scheduled plan; undefined: none. */
export async function openPlan(db: Queryable, schoolId: number): Promise<StoredPlan | undefined> {
  const [plan] = await db
    .select()
    .from(migrations)
    .where(and(eq(migrations.schoolId, schoolId), inArray(migrations.state, ['draft', 'scheduled'])));
  return plan;
}

export async function plannedYear(db: Queryable, schoolId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ name: academicYears.name })
    .from(academicYears)
    .where(and(eq(academicYears.schoolId, schoolId), eq(academicYears.state, 'planned')))
    .orderBy(academicYears.name)
    .limit(1);
  return row?.name;
}

export const insertYear = (db: Queryable, row: typeof academicYears.$inferInsert) =>
  db.insert(academicYears).values(row).onConflictDoNothing();

export async function insertPlan(db: Queryable, row: typeof migrations.$inferInsert): Promise<StoredPlan> {
  const [plan] = await db.insert(migrations).values(row).returning();
  if (!plan) throw new Error('A plan was not stored.');
  return plan;
}
