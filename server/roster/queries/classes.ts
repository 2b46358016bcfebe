import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { nextVersion } from '#server/db/next-version.ts';
import { divisions, grades, masterClasses, memberships } from '#server/directory/schema.ts';
import { importRows } from '../schema.ts';
import type { Import } from './import.ts';
import { ofImport } from './staged.ts';

/** Includes archived ones. */
export const groupsWithParts = (db: Queryable, schoolId: number) =>
  db
    .select({
      kind: grades.kind,
      groupId: grades.id,
      grade: grades.name,
      gradeGone: grades.archivedAt,
      id: divisions.id,
      division: divisions.name,
      divisionGone: divisions.archivedAt,
    })
    .from(grades)
    .leftJoin(divisions, and(eq(divisions.schoolId, grades.schoolId), eq(divisions.gradeId, grades.id)))
    .where(eq(grades.schoolId, schoolId))
    .orderBy(asc(grades.position), asc(divisions.id));

/** Locked, so that nobody archives one meanwhile. */
export const lockGrades = (db: Queryable, schoolId: number) =>
  db.select().from(grades).where(eq(grades.schoolId, schoolId)).for('no key update');

export const listMasterClasses = (db: Queryable) => db.select().from(masterClasses);

export async function insertGrade(db: Queryable, values: typeof grades.$inferInsert): Promise<number> {
  const [row] = await db.insert(grades).values(values).returning({ id: grades.id });
  if (!row) throw new Error('A class was not stored.');
  return row.id;
}

export const offeredDivisions = (db: Queryable, schoolId: number) =>
  db
    .select()
    .from(divisions)
    .where(and(eq(divisions.schoolId, schoolId), isNull(divisions.archivedAt)));

export const insertDivisions = (db: Queryable, values: (typeof divisions.$inferInsert)[]) =>
  db.insert(divisions).values(values).returning();

/** Takes names out of the rows before the join: otherwise each row would go through all classes. */
export async function nameCreated(
  db: Queryable,
  row: Import,
  created: readonly { name: string; id: number }[],
): Promise<void> {
  await db.execute(sql`
    with made as (select name, id from unnest(${sql.param(created.map(({ name }) => name))}::text[],
      ${sql.param(created.map(({ id }) => id))}::int[]) as d(name, id)),
    named as materialized (
      select r.line, e.name from ${importRows} r
      cross join lateral jsonb_array_elements_text(r.after -> 'new_places') e(name)
      where ${ofImport(row)} and r.verdict in ('new', 'changed') and r.after ? 'new_places'),
    placed as (
      select named.line, jsonb_agg(distinct made.id) as ids from named join made on made.name = named.name
      group by named.line)
    update ${importRows} r set after = jsonb_set(r.after, '{places}', (
      select jsonb_agg(e order by e) from (
        select e from jsonb_array_elements(r.after -> 'places') e
        union select e from jsonb_array_elements(placed.ids) e) as places))
    from placed where ${ofImport(row)} and r.line = placed.line`);
}

/** Archives instead of deleting, because something may be addressed to the classes. */
export async function archiveEmptyClasses(db: Queryable, row: Import, now: Date): Promise<void> {
  for (const id of row.created?.divisions ?? []) {
    const isEmpty = sql`not exists (select from ${memberships} m
      where m.school_id = ${row.schoolId} and m.division_id = ${id})`;
    await db
      .update(divisions)
      .set({ archivedAt: now, version: nextVersion(divisions) })
      .where(and(eq(divisions.schoolId, row.schoolId), eq(divisions.id, id), isEmpty));
  }
  for (const id of row.created?.grades ?? []) {
    const isEmpty = sql`not exists (select from ${divisions} d
      where d.school_id = ${row.schoolId} and d.grade_id = ${id} and d.archived_at is null)`;
    await db
      .update(grades)
      .set({ archivedAt: now, version: nextVersion(grades) })
      .where(and(eq(grades.schoolId, row.schoolId), eq(grades.id, id), isEmpty));
  }
}
