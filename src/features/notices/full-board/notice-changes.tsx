import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { deleteFacultyNoticeCall } from '#contract/notices/calls/delete-faculty-notice.call.ts';
import { restoreNoticeCall } from '#contract/notices/calls/restore-notice.call.ts';
import { setNoticeStatusCall } from '#contract/notices/calls/set-notice-status.call.ts';
import { deleteNoticeSuperadminCall } from '#contract/office-notices/calls/delete-notice-superadmin.call.ts';
import type { SeenRow } from '#machines/row-actions/row-actions.types.ts';
import type { Failure } from '#machines/shared/failure.ts';
import { call } from '#src/lib/api-client.ts';
import type { RowChange } from '#src/lib/resource/use-row-actions.ts';
import { resultRows } from '#src/lib/words/refusal-words.ts';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { fullBoardMessages as messages } from './messages.en.ts';

const detail = css({ color: 'text.muted', overflowWrap: 'anywhere' });

type Run = RowChange['run'];

const setStatus =
  (isActive: 0 | 1): Run =>
  async (notices, signal) =>
    resultRows(setNoticeStatusCall)(
      (await call(setNoticeStatusCall, { notices: [...notices], isActive }, { signal })).data,
    );
const restore: Run = async (notices, signal) =>
  resultRows(restoreNoticeCall)((await call(restoreNoticeCall, { notices: [...notices] }, { signal })).data);
const deleteOwn: Run = async (notices, signal) =>
  resultRows(deleteFacultyNoticeCall)(
    (await call(deleteFacultyNoticeCall, { notices: [...notices] }, { signal })).data,
  );

/** [C1-05, ER-06] The office's call deletes one at a time. */
const deleteEach: Run = async (notices, signal) => {
  const changed = { done: [] as { id: number; version: number }[], refused: [] as Refused[] };
  for (const { id, version } of notices) {
    const input = { noticeId: id, path: '', noticeVersion: version };
    const answer = await call(deleteNoticeSuperadminCall, input, { signal });
    if (answer.data === 1) changed.done.push({ id, version: answer.version });
    else changed.refused.push({ id, code: 'not_deleted', information: '' });
  }
  if (changed.done.length === 0 && notices.length === 1) throw notDeleted;
  return resultRows(deleteNoticeSuperadminCall)(changed);
};

type Refused = { readonly id: number; readonly code: string; readonly information: string };
const notDeleted: Failure<'not_deleted'> = { kind: 'refused', code: 'not_deleted', information: '' };

/** [TG-07] Below the question: which notice, or how many. */
function Deletion({ rows: [first, ...others] }: { readonly rows: readonly SeenRow[] }) {
  return (
    <Stack gap="2">
      <p>{messages.deletion.question}</p>
      <p className={detail}>
        {others.length === 0 ? <bdi>{first?.name}</bdi> : messages.deletion.several(others.length + 1)}
      </p>
    </Stack>
  );
}

/** By code. */
export const changeRefusals = () => ({ not_deleted: messages.notDeleted });

/** [TG-06, QU-24, ER-06] This role's changes to notices of the board. */
export function noticeChanges(role: Role) {
  const { title, yes, no } = messages.deletion;
  const failed = (code: string) => (code === 'not_deleted' ? messages.notDeleted : messages.wentWrong);
  return {
    off: { run: setStatus(0), undo: 'on', done: messages.turnedOff, failed },
    on: { run: setStatus(1), undo: 'off', done: messages.turnedOn, failed },
    delete: {
      run: role === roles.superAdmin ? deleteEach : deleteOwn,
      undo: 'restore',
      ask: { title, yes, no, text: (rows) => <Deletion rows={rows} /> },
      done: messages.deleted,
      failed,
    },
    restore: { run: restore, done: messages.restored, failed },
  } satisfies Record<string, RowChange>;
}
