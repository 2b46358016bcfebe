import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { publishedSessions } from '#server/content/schema/published.ts';
import type { Queryable } from '#server/db/database.ts';
import { sessionShares } from '#server/teaching/schema.ts';
import { learningBookmarks } from '../schema.ts';
import { type Learner, partsOf } from './given.ts';

/** A condition: shared with a division or batch that the student is in now. */
export const isShared = (learner: Learner, sessionId: SQLWrapper): SQL => sql`exists (
  select 1 from ${sessionShares} h
  where h.school_id = ${learner.school.id} and h.academic_year = ${learner.school.academicYear}
    and h.session_id = ${sessionId} and h.unshared_at is null
    and h.division_id in (${partsOf(learner)}))`;

/** Published sessions with the student's state. Progress counts these rows, so a new publication needs no repair. */
const liveSessions = (learner: Learner, projectIds: readonly number[], isPractice = false): SQL => sql`(
  select ps.project_id, ps.session_id, ps.position, ps.title, ps.type, ps.minutes,
    ${isShared(learner, sql`ps.session_id`)} as is_shared,
    l.page, l.fraction, l.seconds, l.placed_at, l.opened_at, l.done_at
  from ${publishedSessions} ps
  left join ${learningBookmarks} l on l.school_id = ${learner.school.id} and l.person_id = ${learner.id}
    and l.academic_year = ${learner.school.academicYear} and l.session_id = ps.session_id
  where ps.project_id = any(${sql.param([...projectIds])}::int[])
    ${isPractice ? sql`and ps.type = 'practice'` : sql``}
)`;

export interface LiveSession {
  readonly project_id: number;
  readonly session_id: number;
  readonly position: number;
  readonly title: string;
  readonly type: 'learn' | 'make' | 'practice' | 'present';
  readonly minutes: number;
  readonly is_shared: boolean;
  readonly page: number | null;
  readonly fraction: number | null;
  readonly seconds: number | null;
  readonly placed_at: Date | null;
  readonly opened_at: Date | null;
  readonly done_at: Date | null;
}

/** In the order of their projects. */
export async function readLiveSessions(
  db: Queryable,
  learner: Learner,
  projectIds: readonly number[],
  isPractice = false,
): Promise<LiveSession[]> {
  if (projectIds.length === 0) return [];
  const { rows } = await db.execute<LiveSession & Record<string, unknown>>(
    sql`select * from ${liveSessions(learner, projectIds, isPractice)} live order by project_id, position`,
  );
  return rows.map((row) => ({
    ...row,
    placed_at: instantOf(row.placed_at),
    opened_at: instantOf(row.opened_at),
    done_at: instantOf(row.done_at),
  }));
}

/** Raw rows have instants as text. */
const instantOf = (value: Date | string | null) => (value === null ? null : new Date(value));
