import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { readingPositions } from '../schema.ts';

type Row = typeof readingPositions.$inferSelect;
type Key = Pick<Row, 'schoolId' | 'personId' | 'bookId'>;

const isTheirs = ({ schoolId, personId, bookId }: Key) =>
  and(
    eq(readingPositions.schoolId, schoolId),
    eq(readingPositions.personId, personId),
    eq(readingPositions.bookId, bookId),
  );

/** undefined: a position exists. */
export async function insertPosition(db: Queryable, row: Row): Promise<Row | undefined> {
  const [first] = await db.insert(readingPositions).values(row).onConflictDoNothing().returning();
  return first;
}

export async function lockPosition(db: Queryable, key: Key): Promise<Row | undefined> {
  const [known] = await db.select().from(readingPositions).where(isTheirs(key)).for('update');
  return known;
}

export const changePosition = (db: Queryable, key: Key, next: Partial<Omit<Row, keyof Key>>) =>
  db.update(readingPositions).set(next).where(isTheirs(key));
