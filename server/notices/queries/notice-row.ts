import { notices } from '../schema/notice.ts';
import { attached } from './attached.ts';
import { translatedTitle } from './translated-title.ts';

/** What a list's row shows or is judged by, without the texts, which are most of a notice. */
export const rowColumns = {
  schoolId: notices.schoolId,
  id: notices.id,
  title: notices.title,
  shareDate: notices.shareDate,
  dueDate: notices.dueDate,
  visibleFrom: notices.visibleFrom,
  isActive: notices.isActive,
  createdBy: notices.createdBy,
  version: notices.version,
  schoolStatus: notices.schoolStatus,
  ictStatus: notices.ictStatus,
};

export const lookedUp = { attached, translatedTitle };

export const allAtMost = 1000;
