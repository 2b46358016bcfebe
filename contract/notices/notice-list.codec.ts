import type { NoticeRow } from './notice.model.ts';
import type { NoticeRowWire } from './notice-list.wire.ts';

/** The row for a screen in `language`. A row that was fetched in another language shows its original title. */
export const rowIn = (language: string, row: NoticeRowWire): NoticeRowWire =>
  row.original_title && row.title_language !== language
    ? { ...row, title: row.original_title, title_language: undefined }
    : row;

export function rowFromWire(row: NoticeRowWire, readerId: number): NoticeRow {
  return {
    id: row.id,
    title: row.title,
    shareDate: row.share_date,
    dueDate: row.due_date,
    isActive: row.isActive === 1,
    createdById: row.created_by,
    createdByName: `${row.firstName} ${row.lastName}`.trim(),
    mayEdit: row.created_by === readerId && row.school_status === 0 && row.ict_status === 0,
    isScheduled: row.is_scheduled === 1,
    isNew: row.is_new === 1,
    ...(row.is_office === 1 && { isFromOffice: true }),
    fileCount: row.file_count,
    thumb: row.thumb,
    titleLanguage: row.title_language,
  };
}
