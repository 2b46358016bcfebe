import type { Person } from '#contract/auth/session.model.ts';
import { getNoticeDetailsCall } from '#contract/notices/calls/get-notice-details.call.ts';
import { noticeFromWire } from '#contract/notices/notice.codec.ts';
import type { Notice } from '#contract/notices/notice.model.ts';
import { callWithOfflineFallback } from '#src/lib/offline-fallback.ts';
import { nameFor } from './load-board.ts';

/** Loads a notice; small files are kept with it for reading offline. */
export async function loadNotice(person: Person, id: number, signal: AbortSignal): Promise<Notice> {
  const { answer, asOf } = await callWithOfflineFallback(
    getNoticeDetailsCall,
    { notice_id: id, user_id: person.id, action: 'view' },
    { personId: person.id, name: nameFor(person, `notice/${id}`), signal },
  );
  const notice = noticeFromWire(answer.data, person.id);
  if (asOf === null && !person.school.isDemo && notice.attachments.length > 0)
    import('#src/lib/offline.ts')
      .then(({ keepFiles }) => keepFiles(person.id, notice.attachments))
      .catch(() => undefined);
  return notice;
}
