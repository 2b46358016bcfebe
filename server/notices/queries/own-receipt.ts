import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { noticeReceipts } from '#server/delivery/schema.ts';
import { people } from '#server/directory/schema.ts';
import { readersOf, type SharedNotice } from './notice-readers.ts';

type ReceiptKey = Pick<typeof noticeReceipts.$inferSelect, 'schoolId' | 'noticeId' | 'personId'>;

export async function isReaderOf(db: Queryable, notice: SharedNotice, personId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: people.id })
    .from(people)
    .where(and(readersOf(notice), eq(people.id, personId)));
  return row !== undefined;
}

/** null: not yet. */
export async function findAcknowledgedAt(db: Queryable, receipt: ReceiptKey): Promise<Date | null> {
  const [row] = await db
    .select({ at: noticeReceipts.acknowledgedAt })
    .from(noticeReceipts)
    .where(
      and(
        eq(noticeReceipts.schoolId, receipt.schoolId),
        eq(noticeReceipts.noticeId, receipt.noticeId),
        eq(noticeReceipts.personId, receipt.personId),
      ),
    );
  return row?.at ?? null;
}
