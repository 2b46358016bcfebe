import { sql } from 'drizzle-orm';
import type { SessionPosition } from '#contract/learning/learning.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { learningBookmarks as places } from '../schema.ts';

type Row = Pick<
  typeof places.$inferInsert,
  'schoolId' | 'personId' | 'academicYear' | 'projectId' | 'sessionId'
>;

const key = [places.schoolId, places.personId, places.academicYear, places.sessionId];
const isNewer = sql`excluded.placed_at >= ${places.placedAt}`;
const isNewerMark = sql`excluded.marked_at >= coalesce(${places.markedAt}, '-infinity')`;
const newerOf = (column: string) =>
  sql`case when ${isNewer} then excluded.${sql.identifier(column)} else ${places}.${sql.identifier(column)} end`;

/** One statement, so that two saves at once lose nothing. */
export async function keepNewerPosition(
  db: Queryable,
  row: Row,
  { page, fraction, seconds }: SessionPosition,
  at: Date,
) {
  const [kept] = await db
    .insert(places)
    .values({ ...row, page, fraction, seconds, placedAt: at, openedAt: at })
    .onConflictDoUpdate({
      target: key,
      set: {
        page: newerOf('page'),
        fraction: newerOf('fraction'),
        seconds: newerOf('seconds'),
        placedAt: sql`greatest(${places.placedAt}, excluded.placed_at)`,
        openedAt: sql`least(${places.openedAt}, excluded.opened_at)`,
      },
    })
    .returning();
  return kept;
}

export async function keepNewerMark(db: Queryable, row: Row, isDone: boolean, at: Date) {
  const [kept] = await db
    .insert(places)
    .values({ ...row, placedAt: new Date(0), markedAt: at, doneAt: isDone ? at : null })
    .onConflictDoUpdate({
      target: key,
      set: {
        // A repeated mark keeps the first time.
        doneAt: sql`case when not ${isNewerMark} then ${places.doneAt}
          when excluded.done_at is null then null
          else coalesce(${places.doneAt}, excluded.done_at) end`,
        markedAt: sql`greatest(${places.markedAt}, excluded.marked_at)`,
      },
    })
    .returning();
  return kept;
}
