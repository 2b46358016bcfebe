import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { watchedRanges } from '../schema.ts';

export type WatchedRow = typeof watchedRanges.$inferSelect;
type Key = Pick<WatchedRow, 'schoolId' | 'personId' | 'subject' | 'subjectId'>;

const isOf = ({ schoolId, personId, subject, subjectId }: Key) =>
  and(
    eq(watchedRanges.schoolId, schoolId),
    eq(watchedRanges.personId, personId),
    eq(watchedRanges.subject, subject),
    eq(watchedRanges.subjectId, subjectId),
  );

export async function findWatched(db: Queryable, key: Key): Promise<WatchedRow | undefined> {
  const [row] = await db.select().from(watchedRanges).where(isOf(key));
  return row;
}

/** Inserts a missing row, and locks it until the transaction ends. */
export async function lockWatched(db: Queryable, begun: typeof watchedRanges.$inferInsert) {
  await db.insert(watchedRanges).values(begun).onConflictDoNothing();
  const [locked] = await db.select().from(watchedRanges).where(isOf(begun)).for('update');
  return locked;
}

export async function updateWatched(
  db: Queryable,
  key: Key,
  set: Partial<typeof watchedRanges.$inferInsert>,
): Promise<void> {
  await db.update(watchedRanges).set(set).where(isOf(key));
}
