import type { RemovedFile } from '#machines/notices/notice-form/notice-form.types.ts';
import { type CallTools, callActor } from './call-actor.ts';
import { noticeWork, working } from './late-work.ts';

/** [C1-07, ER-04] Takes a file off the stored notice; answers what the notice still holds. */
export function defineRemoveStoredFileActor(tools: CallTools) {
  return callActor<RemovedFile, { noticeId: number; fileId: string }>(async (stored, signal) => {
    const { removeStoredFile } = await working(noticeWork);
    return removeStoredFile(tools, stored, signal);
  });
}
