import type { RemovedFile } from '#machines/notices/notice-form/notice-form.types.ts';
import { type CallTools, callActor } from './call-actor.ts';
import { noticeWork, working } from './late-work.ts';

/** [C1-07, ER-04] Removes a file from the stored notice; resolves to the remaining files. */
export function defineRemoveStoredFileActor(tools: CallTools) {
  return callActor<RemovedFile, { noticeId: number; fileId: string }>(async (stored, signal) => {
    const { removeStoredFile } = await working(noticeWork);
    return removeStoredFile(tools, stored, signal);
  });
}
