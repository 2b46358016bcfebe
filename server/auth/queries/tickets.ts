import { eq } from 'drizzle-orm';
import { formSessions } from '#server/core/schema.ts';
import type { Queryable } from '#server/db/database.ts';
import { serverKeys, spentTickets } from '../schema/sign-in.ts';

/** Stores `key` where the name has none yet, and returns the name's key. */
export async function storedKey(db: Queryable, name: string, key: string): Promise<string | undefined> {
  await db.insert(serverKeys).values({ name, key }).onConflictDoNothing();
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.name, name));
  return row?.key;
}

/** false: it was spent before. */
export async function insertSpentTicket(
  db: Queryable,
  ticketHash: string,
  expiresAt: Date,
): Promise<boolean> {
  const spent = await db
    .insert(spentTickets)
    .values({ ticketHash, expiresAt })
    .onConflictDoNothing()
    .returning();
  return spent.length > 0;
}

export async function insertFormSession(
  db: Queryable,
  formSession: typeof formSessions.$inferInsert,
): Promise<void> {
  await db.insert(formSessions).values(formSession);
}
