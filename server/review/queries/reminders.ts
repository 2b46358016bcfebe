import { and, type SQL, sql } from 'drizzle-orm';
import { remindedAtOnce } from '#contract/review/review.rules.ts';
import { searchWords } from '#contract/search/fold.ts';
import type { Queryable } from '#server/db/database.ts';
import { hasWords } from '#server/db/search-text.ts';
import { workReminders } from '../schema.ts';
import { isPending, type PendingFilters, type PendingReader, pendingRows } from './pending.ts';

interface Due extends Record<string, unknown> {
  readonly project_id: number;
  readonly student_id: number;
  readonly division: number;
  readonly title: string;
  readonly due_on: string;
}

export interface PendingWanted {
  readonly search?: string;
  readonly filters?: PendingFilters;
  readonly rows?: readonly { readonly project_id: number; readonly student_id: number }[];
}

/** Students to remind who did not hand in, within the caller's classes. */
export async function pendingAmong(
  db: Queryable,
  reader: PendingReader,
  today: string,
  wanted: PendingWanted,
): Promise<Due[]> {
  const isWanted: SQL | undefined = wanted.rows
    ? sql`listed.project_id || '-' || listed.student_id in ${wanted.rows.map(
        (row) => `${row.project_id}-${row.student_id}`,
      )}`
    : undefined;
  const where = and(
    isPending(wanted.filters ?? {}, today),
    ...hasWords(sql`listed.search_text`, searchWords(wanted.search ?? '')),
    isWanted,
  );
  // A student with the project in two classes is reminded once.
  const { rows } = await db.execute<Due>(sql`
    select distinct on (student_id, project_id) project_id, student_id, division, title, due_on
    from ${pendingRows(reader)} where ${where ?? sql`true`}
    order by student_id, project_id, due_on limit ${remindedAtOnce}`);
  return rows;
}

/** Returns only rows that are new. */
export const insertReminders = (db: Queryable, rows: (typeof workReminders.$inferInsert)[]) =>
  db
    .insert(workReminders)
    .values(rows)
    .onConflictDoNothing()
    .returning({ personId: workReminders.personId, projectId: workReminders.projectId });
