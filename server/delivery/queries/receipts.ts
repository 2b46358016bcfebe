import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { noticeReceipts } from '../schema.ts';

type ReceiptKey = Pick<typeof noticeReceipts.$inferSelect, 'schoolId' | 'noticeId' | 'personId'>;

const isReceipt = ({ schoolId, noticeId, personId }: ReceiptKey) =>
  and(
    eq(noticeReceipts.schoolId, schoolId),
    eq(noticeReceipts.noticeId, noticeId),
    eq(noticeReceipts.personId, personId),
  );

const key = [noticeReceipts.schoolId, noticeReceipts.noticeId, noticeReceipts.personId];

/** Only the first time counts. false: it was noted before. */
export async function upsertSeen(
  db: Queryable,
  receipt: ReceiptKey & { readonly seenAt: Date; readonly asReader: boolean },
): Promise<boolean> {
  const noted = await db
    .insert(noticeReceipts)
    .values(receipt)
    .onConflictDoUpdate({
      target: key,
      set: {
        seenAt: sql`coalesce(${noticeReceipts.seenAt}, excluded.seen_at)`,
        asReader: sql`${noticeReceipts.asReader} or excluded.as_reader`,
      },
      setWhere: sql`${noticeReceipts.seenAt} is null or (excluded.as_reader and not ${noticeReceipts.asReader})`,
    })
    .returning({ id: noticeReceipts.personId });
  return noted.length > 0;
}

/** Only the first time counts. Returns when that was. */
export async function upsertAcknowledged(db: Queryable, receipt: ReceiptKey, now: Date): Promise<Date> {
  const [row] = await db
    .insert(noticeReceipts)
    .values({ ...receipt, seenAt: now, asReader: true, acknowledgedAt: now })
    .onConflictDoUpdate({
      target: key,
      set: {
        seenAt: sql`coalesce(${noticeReceipts.seenAt}, excluded.seen_at)`,
        asReader: true,
        acknowledgedAt: sql`coalesce(${noticeReceipts.acknowledgedAt}, excluded.acknowledged_at)`,
      },
    })
    .returning({ at: noticeReceipts.acknowledgedAt });
  return row?.at ?? now;
}

export async function markReminderMailed(db: Queryable, receipt: ReceiptKey, day: string): Promise<void> {
  await db.update(noticeReceipts).set({ reminderMailedOn: day }).where(isReceipt(receipt));
}
