import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract/core/define-call.ts';
import type { Verdict } from '#contract/roster/import-problems.ts';
import type { ImportProblem } from '#contract/roster/roster.wire.ts';
import type { Queryable } from '#server/db/database.ts';
import { importRows } from '../schema.ts';
import { type ImportKey } from './import.ts';

export interface RawRow {
  readonly line: number;
  readonly raw: string[];
  readonly isDistinct: boolean;
}

export interface Compared {
  readonly line: number;
  readonly verdict: Verdict;
  readonly role: Role;
  readonly parsed: Readonly<Record<string, string>>;
  readonly problems: readonly ImportProblem[];
  readonly person_id: number | null;
  readonly seen_version: number | null;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Small, because the thread that packs the rows answers everybody's calls. */
export const rowsAtOnce = 300;

export const ofImport = ({ schoolId, id }: ImportKey): SQL =>
  sql`r.school_id = ${schoolId} and r.import_id = ${id}`;

export async function* rowsOfFile(db: Queryable, key: ImportKey): AsyncGenerator<RawRow[]> {
  let after = 0;
  for (;;) {
    const { rows } = await db.execute<RawRow & Record<string, unknown>>(sql`
      select line, raw, is_distinct as "isDistinct" from ${importRows} r
      where ${ofImport(key)} and line > ${after} order by line limit ${rowsAtOnce}`);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.line;
  }
}

export async function keepVerdicts(db: Queryable, key: ImportKey, rows: readonly Compared[]): Promise<void> {
  await db.execute(sql`
    update ${importRows} r set verdict = d.verdict, role = d.role, parsed = d.parsed, problems = d.problems,
      person_id = d.person_id, seen_version = d.seen_version, before = d.before, after = d.after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(line int, verdict text, role smallint, parsed jsonb,
      problems jsonb, person_id int, seen_version int, before jsonb, after jsonb)
    where ${ofImport(key)} and r.line = d.line`);
}

export async function insertRows(
  db: Queryable,
  { schoolId, id }: ImportKey,
  rows: readonly { readonly line: number; readonly cells: readonly string[] }[],
): Promise<void> {
  if (rows.length === 0) return;
  const data = JSON.stringify(rows.map(({ line, cells }) => ({ line, cells })));
  await db.execute(sql`
    insert into ${importRows} (school_id, import_id, line, raw)
    select ${schoolId}, ${id}, d.line, array(select jsonb_array_elements_text(d.cells))
    from jsonb_to_recordset(${data}::jsonb) as d(line int, cells jsonb)`);
}

const isOfImport = ({ schoolId, id }: ImportKey) =>
  and(eq(importRows.schoolId, schoolId), eq(importRows.importId, id));

export async function deleteRows(db: Queryable, key: ImportKey): Promise<void> {
  await db.delete(importRows).where(isOfImport(key));
}

/** false: the file has no such line. */
export async function correctRow(
  db: Queryable,
  key: ImportKey,
  line: number,
  change: Partial<Pick<typeof importRows.$inferInsert, 'raw' | 'isDistinct'>>,
): Promise<boolean> {
  const found = await db
    .update(importRows)
    .set(change)
    .where(and(isOfImport(key), eq(importRows.line, line), sql`${importRows.line} > 0`))
    .returning({ line: importRows.line });
  return found.length > 0;
}

/** Without this, the planner would expect few rows. */
export const analyseRows = (db: Queryable) => db.execute(sql`analyze import_rows`);
