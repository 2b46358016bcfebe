import { and, count, desc, getTableColumns, gt, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import { dayMilliseconds } from '#contract/core/days.ts';
import type { Role } from '#contract/core/define-call.ts';
import {
  type NotificationKind,
  notificationDays,
  notificationsAtMost,
} from '#contract/notifications/notifications.wire.ts';
import type { Actor } from '#server/core/actor.ts';
import { schoolDay } from '#server/core/school-day.ts';
import type { Queryable } from '#server/db/database.ts';
import { readableBy, readerValues } from '#server/notices/index.ts';
import { notices } from '#server/notices/schema/notice.ts';
import { noticeTranslations } from '#server/notices/schema/translation.ts';
import { notifications } from '../schema.ts';
import { ownOf, shown } from './notifications.ts';

const noticeId = sql`substring(${notifications.cause} from '^notice:([0-9]+)$')::bigint`;

/** News of a notice count only while the person may read it, which changes with divisions. Needs `readerValues`. */
function stillConcerns(role: Role): SQL {
  return sql`(${noticeId} is null or exists (
    select 1 from ${notices}
    where ${notices.id} = ${noticeId} and ${readableBy(role)}))`;
}

/** null: no translation of exactly this title. */
const translatedMessage = ({ school, language }: Actor) => sql<string | null>`(
  select t.title from ${noticeTranslations} t
  where t.school_id in (${school.id}, 0) and t.notice_id = ${noticeId}
    and t.language = ${language} and t.of_title = ${notifications.message}
  limit 1)`;

/** Values for the placeholders of `visibleTo`. */
const placeholders = (actor: Actor, now: Date) => readerValues(actor, schoolDay(now, actor.school.timeZone));

interface Bell {
  readonly now: Date;
  readonly muted: readonly NotificationKind[];
}

function visibleTo(actor: Actor, { now, muted }: Bell) {
  const oldest = new Date(now.getTime() - notificationDays * dayMilliseconds);
  return and(
    ownOf(actor),
    shown,
    gt(notifications.createdAt, oldest),
    muted.length > 0 ? not(inArray(notifications.kind, [...muted])) : undefined,
    stillConcerns(actor.role),
  );
}

export const shownNotifications = (
  db: Queryable,
  actor: Actor,
  bell: Bell,
  kinds?: readonly NotificationKind[],
) =>
  db
    .select({ ...getTableColumns(notifications), translated: translatedMessage(actor) })
    .from(notifications)
    .where(and(visibleTo(actor, bell), kinds ? inArray(notifications.kind, [...kinds]) : undefined))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(notificationsAtMost)
    .execute(placeholders(actor, bell.now));

export async function unreadNotifications(db: Queryable, actor: Actor, bell: Bell): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(visibleTo(actor, bell), isNull(notifications.readAt)))
    .execute(placeholders(actor, bell.now));
  return row?.unread ?? 0;
}
