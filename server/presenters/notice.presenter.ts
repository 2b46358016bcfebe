import type { NoticeDetailsWire, NoticeFor, NoticeRowWire, StoredFileEntry } from '#contract';
import type { FileOnNotice, ListedNotice } from '../db/queries/notices.ts';
import type { Actor } from '../domain/sessions.ts';
import { mayEdit, mayReshare } from '../policies/notice.policy.ts';

const bit = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** [EN-12] */
export function presentRow(
  { notice, firstName, lastName, count }: ListedNotice,
  today: string,
): NoticeRowWire {
  return {
    id: notice.id,
    title: notice.title,
    share_date: notice.shareDate ?? '',
    due_date: notice.dueDate ?? '',
    isActive: bit(notice.isActive),
    created_by: notice.createdBy,
    firstName,
    lastName,
    school_status: notice.schoolStatus,
    ict_status: notice.ictStatus,
    is_scheduled: bit(notice.visibleFrom > today),
    count,
  };
}

/** [EN-03, EN-04] */
export function presentFile({ file, name }: FileOnNotice): StoredFileEntry {
  const path = (id: string) => `/files/${file.id}/${id}`;
  return {
    fileName: file.id,
    extnType: file.type,
    org_fileName: name,
    rowID: 'null',
    size: file.size,
    preview: bit(file.previewKey !== null),
    cover_page: file.coverKey ? path('cover') : '',
    video_captions: file.renditions
      .filter((rendition) => rendition.kind === 'caption')
      .map(({ id, label, lang }) => ({ path: path(id), label, lang })),
    video_resolutions_file: file.renditions
      .filter((rendition) => rendition.kind === 'resolution')
      .map(({ id, label }) => ({ path: path(id), label })),
  };
}

/** [C1-06, EN-01] */
export function presentDetails(
  found: ListedNotice,
  names: { grades: readonly string[]; divisions: readonly string[] },
  files: readonly FileOnNotice[],
  actor: Actor,
  today: string,
): NoticeDetailsWire {
  const { notice } = found;
  return {
    ...presentRow(found, today),
    description: notice.description,
    grade: notice.gradeChoice,
    division: notice.divisionChoice,
    gradeName: names.grades.join(', '),
    divisionName: names.divisions.join(', '),
    notice_for: notice.noticeFor as NoticeFor,
    due_date_mandatory: bit(notice.dueDateMandatory),
    notify_email: bit(notice.notifyEmail),
    files: JSON.stringify(files.map(presentFile)),
    video_url: JSON.stringify(
      notice.videos.map((video) => ({
        fileName: video.url,
        extnType: video.kind,
        org_fileName: video.label,
      })),
    ),
    role_id: notice.createdByRole,
    user_id: notice.createdBy,
    school_id: notice.schoolId,
    model1_status: actor.school.model,
    createdOn: notice.createdAt.toISOString(),
    noticeStatus: notice.isActive ? 'Active' : 'InActive',
    version: notice.version,
    may_edit: bit(mayEdit(actor, notice)),
    may_reshare: bit(mayReshare(actor)),
  };
}
