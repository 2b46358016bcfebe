import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { findAcknowledgedAt, isReaderOf } from './queries/own-receipt.ts';
import type { StoredNotice } from './queries/stored-notices.ts';

/** True where the person is a reader and not only allowed to see it; what the office shares is for all who see it. */
export const isReader = async (db: Queryable, actor: Actor, notice: StoredNotice): Promise<boolean> =>
  notice.schoolId !== actor.school.id || isReaderOf(db, notice, actor.id);

export async function mayAcknowledge(db: Queryable, actor: Actor, notice: StoredNotice): Promise<boolean> {
  if (!notice.asksReceipt || notice.createdBy === actor.id) return false;
  return isReader(db, actor, notice);
}

export async function receiptOf(db: Queryable, actor: Actor, notice: StoredNotice) {
  if (!(await mayAcknowledge(db, actor, notice))) return { mayAcknowledge: false, acknowledgedAt: null };
  const key = { schoolId: actor.school.id, noticeId: notice.id, personId: actor.id };
  return { mayAcknowledge: true, acknowledgedAt: await findAcknowledgedAt(db, key) };
}
