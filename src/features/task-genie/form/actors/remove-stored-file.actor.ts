import { noticeCalls } from '#contract/calls/notices.ts';
import { attachmentFromWire } from '#contract/notices/notice.codec.ts';
import type { RemovedFile } from '#machines/notice-form/notice-form.types.ts';
import { type CallTools, callActor } from './call-actor.ts';

/** [C1-07, ER-04] Takes a file off the stored notice; answers what the notice still holds. */
export function defineRemoveStoredFileActor({ call }: CallTools) {
  return callActor<RemovedFile, { noticeId: number; fileId: string }>(
    async ({ noticeId, fileId }, signal) => {
      const input = { notice_id: noticeId, path: fileId };
      const { data, version, information } = await call(noticeCalls['delete-notice-file'], input, { signal });
      return { attachments: data.map(attachmentFromWire), version, information };
    },
  );
}
