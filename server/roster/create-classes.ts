import { and, eq, isNull, sql } from 'drizzle-orm';
import type { UnknownClass } from '#contract/roster/roster.wire.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, masterClasses } from '#server/directory/schema.ts';
import { placeKey } from './place-names.ts';
import { rememberChoices } from './queries/class-choices.ts';
import type { Import } from './queries/import.ts';
import { ofImport } from './queries/staged.ts';
import { importRows } from './schema.ts';

interface Created {
  readonly grades: number[];
  readonly divisions: number[];
}

/** The classes that the file has and the school does not, as far as they are to be created; the rows name them then. */
export async function createClasses(db: Queryable, row: Import, now: Date): Promise<Created> {
  const wanted = row.unknown.filter(({ choice }) => choice === 0 || choice === 'club');
  const created: Created = { grades: [], divisions: [] };
  if (wanted.length === 0) return created;
  const gradeIds = await gradesFor(db, row.schoolId, wanted, created);
  const ids = await partsFor(db, row.schoolId, wanted, gradeIds, created);
  await nameThem(db, row, ids);
  await rememberChoices(
    db,
    row,
    ids.map(({ name, id }) => [name, id]),
    now,
  );
  return created;
}

const keyOf = ({ kind, grade }: Pick<UnknownClass, 'kind' | 'grade'>) => `${kind}:${placeKey(grade)}`;

/** By kind and name; held, so that nobody puts one away meanwhile. */
async function gradesFor(
  db: Queryable,
  schoolId: number,
  wanted: readonly UnknownClass[],
  created: Created,
): Promise<ReadonlyMap<string, number>> {
  const known = await db.select().from(grades).where(eq(grades.schoolId, schoolId)).for('no key update');
  const offered = known.filter(({ archivedAt }) => archivedAt === null);
  const ids = new Map(offered.map(({ id, kind, name }) => [keyOf({ kind, grade: name }), id]));
  const masters = await db.select().from(masterClasses);
  let last = Math.max(0, ...known.map(({ position }) => position));
  for (const each of wanted) {
    if (ids.has(keyOf(each))) continue;
    const { kind, grade: name } = each;
    const master =
      kind === 'grade' ? masters.find((one) => placeKey(one.name) === placeKey(name)) : undefined;
    last += 1;
    const [row] = await db
      .insert(grades)
      .values({ schoolId, kind, name, position: master?.position ?? last, masterClassId: master?.id ?? null })
      .returning({ id: grades.id });
    if (!row) throw new Error('A class was not stored.');
    ids.set(keyOf(each), row.id);
    created.grades.push(row.id);
  }
  return ids;
}

/** Of each name in the file the section or batch that it is from now on. */
async function partsFor(
  db: Queryable,
  schoolId: number,
  wanted: readonly UnknownClass[],
  gradeIds: ReadonlyMap<string, number>,
  created: Created,
): Promise<{ name: string; id: number }[]> {
  const partKey = (gradeId: number, name: string) => `${gradeId}:${placeKey(name)}`;
  const known = await db
    .select()
    .from(divisions)
    .where(and(eq(divisions.schoolId, schoolId), isNull(divisions.archivedAt)));
  const ids = new Map(known.map(({ id, gradeId, name }) => [partKey(gradeId, name), id]));
  const placed = wanted.map((each) => {
    const gradeId = gradeIds.get(keyOf(each)) ?? 0;
    return { name: each.name, key: partKey(gradeId, each.division), gradeId, division: each.division };
  });
  const missing = new Map(placed.filter(({ key }) => !ids.has(key)).map((each) => [each.key, each]));
  if (missing.size > 0) {
    const values = Array.from(missing.values(), ({ gradeId, division }) => ({
      schoolId,
      gradeId,
      name: division,
    }));
    const rows = await db.insert(divisions).values(values).returning();
    for (const { id, gradeId, name } of rows) {
      ids.set(partKey(gradeId, name), id);
      created.divisions.push(id);
    }
  }
  return placed.map(({ name, key }) => ({ name, id: ids.get(key) ?? 0 }));
}

/** The names are taken out of the rows before they are looked up: else each row would go through all classes. */
async function nameThem(db: Queryable, row: Import, created: { name: string; id: number }[]): Promise<void> {
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
