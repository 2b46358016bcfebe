import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import type { ChangedRows } from '#contract/core/rows.ts';
import { deleteFacultyNoticeCall } from '#contract/notices/calls/delete-faculty-notice.call.ts';
import { deleteNoticeSuperadminCall } from '#contract/notices/calls/delete-notice-superadmin.call.ts';
import { restoreNoticeCall } from '#contract/notices/calls/restore-notice.call.ts';
import { setNoticeStatusCall } from '#contract/notices/calls/set-notice-status.call.ts';
import type { CarriedOut, SeenNotice, Wish } from '#machines/notices/notice-actions/notice-actions.types.ts';
import type { Failure } from '#machines/shared/failure.ts';
import type { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { refusedRowWords } from '#src/lib/words/refusal-words.ts';

export interface CarryOutTools {
  readonly call: typeof call;
  readonly role: Role;
}

/** [C1-04, C1-05, QU-24] Rejects with a `Failure`. */
export function defineCarryOutActor({ call, role }: CarryOutTools) {
  const work = async (wish: Wish, signal: AbortSignal): Promise<CarriedOut> => {
    const notices = wish.notices.map(({ id, version }) => ({ id, version }));
    switch (wish.kind) {
      case 'status': {
        const input = { notices, isActive: wish.isActive ? 1 : 0 } as const;
        return told(setNoticeStatusCall, await call(setNoticeStatusCall, input, { signal }));
      }
      case 'restore':
        return told(restoreNoticeCall, await call(restoreNoticeCall, { notices }, { signal }));
      case 'delete':
        return role === roles.superAdmin
          ? deleteEach(wish.notices, signal)
          : told(deleteFacultyNoticeCall, await call(deleteFacultyNoticeCall, { notices }, { signal }));
    }
  };

  /** The office's call takes one at a time. */
  const deleteEach = async (notices: readonly SeenNotice[], signal: AbortSignal): Promise<CarriedOut> => {
    const done: { id: number; version: number }[] = [];
    const refused: { id: number; code: string; information: string }[] = [];
    for (const { id, version } of notices) {
      const input = { noticeId: id, path: '', noticeVersion: version };
      const answer = await call(deleteNoticeSuperadminCall, input, { signal });
      if (answer.data === 1) done.push({ id, version: answer.version });
      else refused.push({ id, code: 'not_deleted', information: '' });
    }
    if (done.length === 0 && notices.length === 1) throw notDeleted;
    return { done, refused };
  };

  return callActor(work);
}

/** What was refused, in the reader's language. */
const told = (
  call: Parameters<typeof refusedRowWords>[0],
  { data: { done, refused } }: { readonly data: ChangedRows },
): CarriedOut => ({ done, refused: refusedRowWords(call, refused) });

const notDeleted: Failure<'not_deleted'> = { kind: 'refused', code: 'not_deleted', information: '' };
