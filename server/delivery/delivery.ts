import { deliveryChanged } from '#contract/delivery/delivery.hints.ts';
import type { DeliveryFilter } from '#contract/delivery/delivery.rules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { schoolDay } from '#server/core/school-day.ts';
import {
  findReadable,
  isReader,
  mayAcknowledge,
  noticeCause,
  readersOf,
  type StoredNotice,
} from '#server/notices/index.ts';
import { readByCause } from '#server/notifications/index.ts';
import { channels } from '#server/realtime/channels.ts';
import { refuseUnlessMayFollow } from './policy.ts';
import { countDelivery, listDelivery, type PageQuery } from './queries/delivery.ts';
import { upsertAcknowledged, upsertSeen } from './queries/receipts.ts';

const todayOf = ({ app, actor }: SignedInContext) => schoolDay(app.now(), actor.school.timeZone);

const millisecondsOf = (seconds: number) => seconds * 1000;

/** Notes first openings, skips notices the person wrote or may not read, and returns how many were new. */
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
  const isNew = await upsertSeen(db, {
    schoolId: actor.school.id,
    noticeId,
    personId: actor.id,
    seenAt: new Date(at),
    asReader: await isReader(db, actor, notice),
  });
  if (isNew) tellFollowers(scene, notice);
  return isNew;
}

/** Notes the first confirmation and returns its time. */
export async function acknowledge(scene: SignedInContext<'not_asked'>, noticeId: number): Promise<Date> {
  const { app, db, actor, refuse } = scene;
  const found = await findReadable(db, actor, noticeId, todayOf(scene));
  if (!found) throw notFound();
  if (!(await mayAcknowledge(db, actor, found.notice))) throw refuse('not_asked');
  const key = { schoolId: actor.school.id, noticeId, personId: actor.id };
  const at = await upsertAcknowledged(db, key, app.now());
  tellFollowers(scene, found.notice);
  return at;
}

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
    ledger: { schoolId, noticeId, readers: readersOf(notice), asksReceipt, today },
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
