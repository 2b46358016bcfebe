import { eq, sql } from 'drizzle-orm';
import type { ImportOptions } from '#contract/roster/roster.wire.ts';
import type { Queryable } from '#server/db/database.ts';
import { importClassChoices } from '../schema.ts';
import type { Import } from './import.ts';

export const choiceKeys = (name: string, sourceId = ''): string[] => [
  ...(sourceId === '' ? [] : [`id:${sourceId}`]),
  `name:${name.toLowerCase()}`,
];

/** Choices for the school's earlier files, by class key; null: left out. */
export async function rememberedChoices(
  db: Queryable,
  schoolId: number,
): Promise<ReadonlyMap<string, number | null>> {
  const rows = await db
    .select({ key: importClassChoices.classKey, id: importClassChoices.divisionId })
    .from(importClassChoices)
    .where(eq(importClassChoices.schoolId, schoolId));
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Matches and left-out classes. A created class is stored once it exists. */
export const chosenOf = (classes: ImportOptions['classes']): [string, number | null][] =>
  Object.entries(classes).flatMap(([name, choice]): [string, number | null][] => {
    if (choice === 'out') return [[name, null]];
    return typeof choice === 'number' && choice > 0 ? [[name, choice]] : [];
  });

export async function rememberChoices(
  db: Queryable,
  row: Import,
  chosen: readonly (readonly [string, number | null])[],
  now: Date,
): Promise<void> {
  if (chosen.length === 0) return;
  const sourceIds = new Map(row.fileClasses.map(({ name, source_id }) => [name, source_id]));
  const byKey = new Map(
    chosen.flatMap(([name, id]) => choiceKeys(name, sourceIds.get(name)).map((key) => [key, id] as const)),
  );
  await db.execute(sql`
    insert into ${importClassChoices} (school_id, class_key, division_id, chosen_at)
    select ${row.schoolId}, d.key, d.id, ${now.toISOString()}::timestamptz
    from unnest(${sql.param([...byKey.keys()])}::text[], ${sql.param([...byKey.values()])}::int[]) as d(key, id)
    on conflict (school_id, class_key) do update set division_id = excluded.division_id, chosen_at = excluded.chosen_at`);
}
