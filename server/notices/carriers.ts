import type { FileCarrier } from '#server/core/context.ts';
import { noticeDrafts } from './schema/draft.ts';
import { noticeFiles } from './schema/notice.ts';

/** Drafts name files that a notice is going to carry. */
export const noticeCarriers: readonly FileCarrier[] = [
  { column: noticeFiles.fileId, school: noticeFiles.schoolId },
  { column: noticeDrafts.draft, school: noticeDrafts.schoolId, isText: true },
];
