import { noticeChanged } from '#contract/notices/notices.hints.ts';
import { undoLimits } from '#contract/notices/undo.rules.ts';
import { audit } from '#server/core/audit.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { forbidden, notFound } from '#server/core/refusal.ts';
import { tellOfNotifications } from '#server/notifications/index.ts';
import { channelsFor } from './audience.ts';
import { channelsNow } from './notice-hints.ts';
import { noticeMailKey } from './notice-mail.ts';
import { noticeJobKey } from './notice-notifications.ts';
import { officeChannelsFor } from './office/channels.ts';
import { deleteNew } from './queries/delete-notices.ts';
import { readOfficeAudience } from './queries/office-audience.ts';
import { lockNotice } from './queries/stored-notices.ts';

/** Takes a fresh notice back with its notifications and waiting mail. The files stay for the form that opens again. */
export async function undoNotice(
  scene: SignedInContext<'stale' | 'too_late'>,
  wanted: { readonly id: number; readonly version: number },
): Promise<void> {
  const { app, db, actor, afterCommit, refuse } = scene;
  const notice = await lockNotice(db, actor, wanted.id);
  if (!notice || notice.deletedAt) throw notFound();
  if (notice.createdBy !== actor.id) throw forbidden();
  // Readers may have seen any change since.
  if (notice.version !== 1 || wanted.version !== 1) throw refuse('stale');
  if (app.now().getTime() - notice.createdAt.getTime() > undoLimits.taken * 1000) throw refuse('too_late');
  const { schoolId, id } = notice;
  const office = schoolId === 0 ? await readOfficeAudience(db, id) : null;
  const places = await deleteNew(db, notice, [noticeMailKey(notice), noticeJobKey(notice)]);
  await audit({ app, db }, actor, 'notice.undone', { noticeId: id });
  const readers = office ? officeChannelsFor(notice, office) : channelsFor(schoolId, { ...notice, places });
  const told = channelsNow(app, notice, actor.school, readers);
  afterCommit(() => {
    app.broadcaster.broadcast(noticeChanged, told, { content: { noticeId: id, version: 2 } });
    tellOfNotifications(app, told);
  });
}
