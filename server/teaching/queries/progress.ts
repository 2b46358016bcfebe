import { type SQL, sql } from 'drizzle-orm';
import type { SessionType } from '#contract/content/content.rules.ts';
import { publishedSessions } from '#server/content/schema/published.ts';
import type { Queryable } from '#server/db/database.ts';
import { completions } from '../schema.ts';

export interface ProgressOf {
  readonly schoolId: number;
  readonly year: string;
}

/** A row `total`, `done` from the current publication: a removed session leaves both, and completions survive. */
export const progressSql = (
  { schoolId, year }: ProgressOf,
  divisionId: SQL,
  projectId: SQL,
  type?: SessionType,
) => sql`(select count(*)::int as total, count(k.id)::int as done
  from ${publishedSessions} s left join ${completions} k
    on k.school_id = ${schoolId} and k.academic_year = ${year} and k.division_id = ${divisionId}
    and k.subject = 'session' and k.subject_id = s.session_id and k.undone_at is null
  where s.project_id = ${projectId} ${type === undefined ? sql`` : sql`and s.type = ${type}`})`;

export interface Progress {
  readonly division_id: number;
  readonly done: number;
  readonly total: number;
}

/** In the order of the ids. */
export async function progressOf(
  db: Queryable,
  of: ProgressOf,
  projectId: number,
  divisionIds: readonly number[],
  type?: SessionType,
): Promise<Progress[]> {
  const ids = sql.param([...divisionIds]);
  const { rows } = await db.execute<Progress & Record<string, unknown>>(sql`
    select d.id as division_id, p.done, p.total from unnest(${ids}::int[]) with ordinality d(id, place)
    cross join lateral ${progressSql(of, sql`d.id`, sql`${projectId}`, type)} p order by d.place`);
  return rows.map(({ division_id, done, total }) => ({ division_id, done, total }));
}
