import { and, eq, sql } from 'drizzle-orm';
import type { DeliveryFilter } from '#contract/notices/delivery.rules.ts';
import { deliveryChanged } from '#contract/notices/notices.hints.ts';
import type { Actor } from '#server/core/actor.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { schoolDay } from '#server/core/school-day.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { readByCause } from '#server/notifications/index.ts';
import { channels } from '#server/realtime/channels.ts';
import { readersOf } from './audience.ts';
import { noticeCause } from './notice-notifications.ts';
import { refuseUnlessMayFollow } from './policy.ts';
import { countDelivery, listDelivery, type PageQuery } from './queries/delivery.ts';
import { findReadable } from './queries/notices.ts';
import { noticeReceipts } from './schema/delivery.ts';
import type { notices } from './schema/notice.ts';

type StoredNotice = Omit<typeof notices.$inferSelect, 'searchText'>;

const todayOf = ({ app, actor }: SignedInContext) => schoolDay(app.now(), actor.school.timeZone);
const readersNow = (notice: StoredNotice) => readersOf({ ...notice, noticeFor: notice.noticeFor });

/** Is the notice for this person, not only in their sight? What the office shares with a reader is for them. */
async function isReader(db: Queryable, actor: Actor, notice: StoredNotice): Promise<boolean> {
  if (notice.schoolId !== actor.school.id) return true;
  const [row] = await db
    .select({ id: people.id })
    .from(people)
    .where(and(readersNow(notice), eq(people.id, actor.id)));
  return row !== undefined;
}

const millisecondsOf = (seconds: number) => seconds * 1000;

/**
 * Notes that the person has opened these notices; the first time counts. What they may not read, and what they wrote,
 * is passed over without a word. Returns how many were new.
 */
export async function noteSeen(
  scene: SignedInContext,
  opened: readonly { readonly id: number; readonly secondsAgo: number }[],
): Promise<number> {
  let count = 0;
  for (const { id, secondsAgo } of opened.toSorted((a, b) => a.id - b.id))
    if (await noteOneSeen(scene, id, secondsAgo)) count += 1;
  await readByCause(
    scene,
    opened.map(({ id }) => noticeCause(id)),
  );
  return count;
}

async function noteOneSeen(scene: SignedInContext, noticeId: number, secondsAgo: number): Promise<boolean> {
  const { app, db, actor } = scene;
  const found = await findReadable(db, actor, noticeId, todayOf(scene));
  if (!found || found.notice.createdBy === actor.id) return false;
  const { notice } = found;
  const at = Math.max(notice.createdAt.getTime(), app.now().getTime() - millisecondsOf(secondsAgo));
  const noted = await db
    .insert(noticeReceipts)
    .values({
      schoolId: actor.school.id,
      noticeId,
      personId: actor.id,
      seenAt: new Date(at),
      asReader: await isReader(db, actor, notice),
    })
    .onConflictDoUpdate({
      target: [noticeReceipts.schoolId, noticeReceipts.noticeId, noticeReceipts.personId],
      set: {
        seenAt: sql`coalesce(${noticeReceipts.seenAt}, excluded.seen_at)`,
        asReader: sql`${noticeReceipts.asReader} or excluded.as_reader`,
      },
      setWhere: sql`${noticeReceipts.seenAt} is null or (excluded.as_reader and not ${noticeReceipts.asReader})`,
    })
    .returning({ id: noticeReceipts.personId });
  if (noted.length > 0) tellFollowers(scene, notice);
  return noted.length > 0;
}

/** "I have read this"; the first time counts. Returns when that was. */
export async function acknowledge(scene: SignedInContext<'not_asked'>, noticeId: number): Promise<Date> {
  const { app, db, actor, refuse } = scene;
  const found = await findReadable(db, actor, noticeId, todayOf(scene));
  if (!found) throw notFound();
  if (!(await mayAcknowledge(db, actor, found.notice))) throw refuse('not_asked');
  const now = app.now();
  const [row] = await db
    .insert(noticeReceipts)
    .values({
      schoolId: actor.school.id,
      noticeId,
      personId: actor.id,
      seenAt: now,
      asReader: true,
      acknowledgedAt: now,
    })
    .onConflictDoUpdate({
      target: [noticeReceipts.schoolId, noticeReceipts.noticeId, noticeReceipts.personId],
      set: {
        seenAt: sql`coalesce(${noticeReceipts.seenAt}, excluded.seen_at)`,
        asReader: true,
        acknowledgedAt: sql`coalesce(${noticeReceipts.acknowledgedAt}, excluded.acknowledged_at)`,
      },
    })
    .returning({ at: noticeReceipts.acknowledgedAt });
  tellFollowers(scene, found.notice);
  return row?.at ?? now;
}

async function mayAcknowledge(db: Queryable, actor: Actor, notice: StoredNotice): Promise<boolean> {
  if (!notice.asksReceipt || notice.createdBy === actor.id) return false;
  return isReader(db, actor, notice);
}

/** Is this person asked to confirm the notice, and when did they? */
export async function receiptOf(db: Queryable, actor: Actor, notice: StoredNotice) {
  if (!(await mayAcknowledge(db, actor, notice))) return { mayAcknowledge: false, acknowledgedAt: null };
  const [row] = await db
    .select({ at: noticeReceipts.acknowledgedAt })
    .from(noticeReceipts)
    .where(
      and(
        eq(noticeReceipts.schoolId, actor.school.id),
        eq(noticeReceipts.noticeId, notice.id),
        eq(noticeReceipts.personId, actor.id),
      ),
    );
  return { mayAcknowledge: true, acknowledgedAt: row?.at ?? null };
}

/** The author and the school's admins hear that the ledger moved. */
function tellFollowers(
  { app, afterCommit }: SignedInContext,
  { schoolId, id, createdBy }: StoredNotice,
): void {
  afterCommit(() =>
    app.broadcaster.broadcast(
      deliveryChanged,
      [
        channels.person(schoolId, createdBy),
        schoolId === 0 ? channels.desk('notices') : channels.admins(schoolId),
      ],
      { content: { noticeId: id } },
    ),
  );
}

/** The notice and its ledger's terms, for those who may follow it. */
export async function deliveryStatusOf(scene: SignedInContext<'forbidden'>, noticeId: number) {
  const { db, actor } = scene;
  const today = todayOf(scene);
  const found = await findReadable(db, actor, noticeId, today);
  if (!found) throw notFound();
  const { notice } = found;
  refuseUnlessMayFollow(scene, notice);
  const { asksReceipt, schoolId } = notice;
  return {
    notice,
    author: `${found.firstName} ${found.lastName}`.trim(),
    isOut: notice.isActive && notice.visibleFrom <= today,
    ledger: { schoolId, noticeId, readers: readersNow(notice), asksReceipt, today },
  };
}

export async function deliveryOf(
  scene: SignedInContext<'forbidden'>,
  noticeId: number,
  filter: DeliveryFilter,
  page: PageQuery,
) {
  const { ledger, isOut } = await deliveryStatusOf(scene, noticeId);
  const [counts, listed] = await Promise.all([
    countDelivery(scene.db, ledger),
    listDelivery(scene.db, ledger, filter, page),
  ]);
  return { asksReceipt: ledger.asksReceipt, isOut, counts, ...listed };
}
