import { lt } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { loginDays, pageTimes } from '../schema.ts';

export const insertLoginDay = (db: Queryable, row: typeof loginDays.$inferInsert) =>
  db.insert(loginDays).values(row).onConflictDoNothing();

export const deleteLoginDays = (db: Queryable, before: string) =>
  db.delete(loginDays).where(lt(loginDays.day, before));

export const insertPageTimes = (db: Queryable, rows: readonly (typeof pageTimes.$inferInsert)[]) =>
  db.insert(pageTimes).values([...rows]);

/** Returns whether any are left. */
export async function deletePageTimes(db: Queryable, before: Date): Promise<boolean> {
  await db.delete(pageTimes).where(lt(pageTimes.leftAt, before));
  const left = await db.select({ id: pageTimes.id }).from(pageTimes).limit(1);
  return left.length > 0;
}
