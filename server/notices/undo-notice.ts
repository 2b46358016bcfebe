import { and, eq, inArray, isNull } from 'drizzle-orm';
import { undoLimits } from '#contract/notices/delivery.rules.ts';
import { noticeChanged } from '#contract/notices/notices.hints.ts';
import { audit } from '#server/core/audit.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { forbidden, notFound } from '#server/core/refusal.ts';
import { jobs } from '#server/jobs/schema.ts';
import { tellOfNotifications } from '#server/notifications/index.ts';
import { notifications } from '#server/notifications/schema.ts';
import { channelsFor } from './audience.ts';
import { channelsNow } from './notice-hints.ts';
import { noticeMailKey } from './notice-mail.ts';
import { noticeCause, noticeJobKey } from './notice-notifications.ts';
import { officeChannelsFor, readOfficeAudience } from './office/audience.ts';
import { lockNotice } from './queries/notices.ts';
import { noticeReceipts } from './schema/delivery.ts';
import { mailLedger, noticeAudiences, noticeFiles, notices, officeAudiences } from './schema/notice.ts';
import { noticeTranslations } from './schema/translation.ts';

/**
 * Takes back a notice that its author shared a moment ago, as if it had never been: its rows, what people were told of
 * it, and the mail that waits. The files stay their author's, for the form that opens again.
 */
export async function undoNotice(
  scene: SignedInContext<'stale' | 'too_late'>,
  wanted: { readonly id: number; readonly version: number },
): Promise<void> {
  const { app, db, actor, afterCommit, refuse } = scene;
  const notice = await lockNotice(db, actor, wanted.id);
  if (!notice || notice.deletedAt) throw notFound();
  if (notice.createdBy !== actor.id) throw forbidden();
  // Whatever changed it since has been seen or sent already.
  if (notice.version !== 1 || wanted.version !== 1) throw refuse('stale');
  if (app.now().getTime() - notice.createdAt.getTime() > undoLimits.taken * 1000) throw refuse('too_late');
  const { schoolId, id } = notice;
  const of = (
    table:
      | typeof noticeAudiences
      | typeof noticeFiles
      | typeof noticeReceipts
      | typeof mailLedger
      | typeof noticeTranslations,
  ) => and(eq(table.schoolId, schoolId), eq(table.noticeId, id));
  const office = schoolId === 0 ? await readOfficeAudience(db, id) : null;
  await db.delete(officeAudiences).where(eq(officeAudiences.noticeId, id));
  const places = await db
    .delete(noticeAudiences)
    .where(office ? eq(noticeAudiences.noticeId, id) : of(noticeAudiences))
    .returning({ gradeId: noticeAudiences.gradeId, divisionId: noticeAudiences.divisionId });
  await db.delete(noticeFiles).where(of(noticeFiles));
  await db.delete(noticeTranslations).where(of(noticeTranslations));
  await db.delete(noticeReceipts).where(office ? eq(noticeReceipts.noticeId, id) : of(noticeReceipts));
  await db.delete(mailLedger).where(of(mailLedger));
  await db
    .delete(jobs)
    .where(and(inArray(jobs.dedupeKey, [noticeMailKey(notice), noticeJobKey(notice)]), isNull(jobs.doneAt)));
  await db
    .delete(notifications)
    .where(
      and(
        office ? undefined : eq(notifications.schoolId, schoolId),
        eq(notifications.cause, noticeCause(id)),
      ),
    );
  await db.delete(notices).where(and(eq(notices.schoolId, schoolId), eq(notices.id, id)));
  await audit({ app, db }, actor, 'notice.undone', { noticeId: id });
  const facts = { ...notice, noticeFor: notice.noticeFor };
  const readers = office ? officeChannelsFor(facts, office) : channelsFor(schoolId, { ...facts, places });
  const told = channelsNow(app, notice, actor.school, readers);
  afterCommit(() => {
    app.broadcaster.broadcast(noticeChanged, told, { content: { noticeId: id, version: 2 } });
    tellOfNotifications(app, told);
  });
}
