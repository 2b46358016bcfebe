import { notices } from '../schema/notice.ts';
import { attached } from './attached.ts';
import { translatedTitle } from './translated-title.ts';

/** What a row of a list shows or is judged by. Texts stay where they are: they are most of a notice. */
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

/** What is looked up for each row of a page. */
export const lookedUp = { attached, translatedTitle };

/** The most a list hands out when all is asked for. */
export const allAtMost = 1000;
