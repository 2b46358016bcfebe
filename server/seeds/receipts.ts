import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { noticeReceipts } from '#server/delivery/schema.ts';
import { people } from '#server/directory/schema.ts';
import { readersOf } from '#server/notices/queries/notice-readers.ts';
import { notices } from '#server/notices/schema/notice.ts';
import type { Queryable } from '../db/database.ts';

/**
 * Who has opened and confirmed the demo's older notices: about two readers of three, more of what is older, always the
 * same ones.
 */
export async function seedReceipts(db: Queryable, schoolId: number): Promise<void> {
  const written = await db
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.schoolId, schoolId),
        isNull(notices.deletedAt),
        lt(notices.createdAt, sql`now() - interval '12 hours'`),
      ),
    );
  for (const notice of written) {
    const readers = readersOf({ ...notice, noticeFor: notice.noticeFor });
    const chance = sql`(${people.id} * 31 + ${notice.id}::int * 17) % 10`;
    const opened = sql`least(now(), ${notice.createdAt.toISOString()}::timestamptz + interval '20 minutes' * (1 + ${chance}))`;
    await db.execute(sql`
      insert into ${noticeReceipts} (school_id, notice_id, person_id, seen_at, as_reader, acknowledged_at)
      select ${people.schoolId}, ${notice.id}::bigint, ${people.id}, ${opened}, true,
        case when ${notice.asksReceipt}::boolean and ${chance} < 5 then ${opened} end
      from ${people}
      where ${readers} and ${notice.visibleFrom}::date <= current_date
        and ${chance} < case when ${notice.createdAt.toISOString()}::timestamptz < now() - interval '4 days' then 9 else 6 end`);
  }
}
