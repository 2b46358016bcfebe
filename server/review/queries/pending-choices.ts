import { and, sql } from 'drizzle-orm';
import { type LookupAnswer, type LookupRequest, lookupAtMost } from '#contract/core/lookup.ts';
import { searchWords } from '#contract/search/fold.ts';
import type { Queryable } from '#server/db/database.ts';
import { hasWords } from '#server/db/search-text.ts';
import { toAnswer } from './choices.ts';
import { isPending, type PendingFilters, type PendingReader, pendingRows } from './pending.ts';

type Wanted = Pick<LookupRequest, 'search' | 'ids' | 'page'>;

interface Found extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly hint: string;
  readonly total: number;
}

async function choose(
  db: Queryable,
  reader: PendingReader,
  { search, ids, page }: Wanted,
  filters: PendingFilters,
  of: 'project_id' | 'student_id',
): Promise<Found[]> {
  const column = sql.raw(`listed.${of}`);
  const where = and(
    isPending(filters, '1900-01-01'),
    ...hasWords(sql`listed.search_text`, searchWords(search)),
    ids.length > 0 ? sql`${column} in ${ids}` : undefined,
  );
  const name = of === 'project_id' ? sql`max(listed.title)` : sql`max(listed.student_name)`;
  const { rows } = await db.execute<Found>(sql`
    select ${column} as id, ${name} as name, max(listed.login_name) as hint, (count(*) over ())::int as total
    from ${pendingRows(reader)} where ${where ?? sql`true`} group by ${column} order by name, id
    limit ${lookupAtMost} offset ${(page - 1) * lookupAtMost}`);
  return rows;
}

/** [C5-05] */
export async function pendingProjects(
  db: Queryable,
  reader: PendingReader,
  wanted: Wanted,
  filters: PendingFilters,
): Promise<LookupAnswer> {
  const rows = await choose(db, reader, wanted, filters, 'project_id');
  return toAnswer(rows.map(({ id, name, total }) => ({ id, name, total })));
}

/** [C5-05] */
export async function pendingStudents(
  db: Queryable,
  reader: PendingReader,
  wanted: Wanted,
  filters: PendingFilters,
): Promise<LookupAnswer> {
  return toAnswer(await choose(db, reader, wanted, filters, 'student_id'));
}
