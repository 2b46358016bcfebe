import type { FileCarrier } from '#server/core/context.ts';
import { noticeDrafts } from './schema/draft.ts';
import { noticeFiles } from './schema/notice.ts';

/** Notices carry files, and drafts name those that a notice is going to carry. */
export const noticeCarriers: readonly FileCarrier[] = [
  { column: noticeFiles.fileId, school: noticeFiles.schoolId },
  { column: noticeDrafts.draft, school: noticeDrafts.schoolId, isText: true },
];
