import { bit } from '#contract/core/bit.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { extensionOf } from '#contract/files/file-kinds.ts';
import type { BoardRowWire } from '#contract/notices/board.wire.ts';
import type { NoticeDetailsWire, StoredFileEntry } from '#contract/notices/notice.wire.ts';
import type { NoticeRowWire } from '#contract/notices/notice-list.wire.ts';
import type { FoundInFile } from '#contract/search/found-in.wire.ts';
import type { Actor } from '#server/core/actor.ts';
import { scopeIn } from '#server/core/scope.policy.ts';
import type { OfficeFacts } from './office/facts.ts';
import { canManage, followScope, mayEdit, mayFollow, mayReshare } from './policy.ts';
import type { Attached } from './queries/attached.ts';
import { officeName } from './queries/board-path.ts';
import type { FileOnNotice, findReadable, ListedNotice } from './queries/notices.ts';

type ReadableNotice = NonNullable<Awaited<ReturnType<typeof findReadable>>>;

/** [EN-12] A notice as lists show it. */
export function presentRow(
  { notice, firstName, lastName, count, isNew, attached, translatedTitle }: ListedNotice,
  today: string,
  actor: Actor,
): NoticeRowWire {
  const isFromOffice = notice.schoolId !== actor.school.id;
  return {
    id: notice.id,
    title: translatedTitle ?? notice.title,
    ...(translatedTitle !== null && { title_language: actor.language ?? '', original_title: notice.title }),
    share_date: notice.shareDate ?? '',
    due_date: notice.dueDate ?? '',
    isActive: bit(notice.isActive),
    created_by: isFromOffice ? 0 : notice.createdBy,
    firstName: isFromOffice ? officeName : firstName,
    lastName: isFromOffice ? '' : lastName,
    is_office: bit(isFromOffice),
    school_status: notice.schoolStatus,
    ict_status: notice.ictStatus,
    is_scheduled: bit(notice.visibleFrom > today),
    is_new: bit(isNew),
    file_count: attached.count,
    ...presentThumb(attached),
    count,
  };
}

function presentThumb({ thumbs: [first] }: Attached): Pick<NoticeRowWire, 'thumb'> {
  return first ? { thumb: { path: `/files/${first.id}/thumb`, name: first.name } } : {};
}

/** [TG-03, TG-04, TG-06] */
export function presentBoardRow(
  row: ListedNotice,
  actor: Actor,
  today: string,
  foundIn: FoundInFile | undefined,
): BoardRowWire {
  return {
    ...presentRow(row, today, actor),
    version: row.notice.version,
    may_edit: bit(mayEdit(actor, row.notice)),
    may_tend: bit(canManage(scopeIn('set-notice-status', actor), actor, row.notice)),
    ...(foundIn && { found_in: foundIn }),
  };
}

/** [EN-03, EN-04] */
export function presentFile({ file, name }: FileOnNotice): StoredFileEntry {
  const path = (id: string) => `/files/${file.id}/${id}`;
  return {
    fileName: file.id,
    extnType: file.type,
    // The saver names a notice's files: their ending must be the one that was checked.
    org_fileName: extensionOf(name) === extensionOf(file.name) ? name : file.name,
    rowID: 'null',
    size: file.size,
    preview: bit(file.previewKey !== null),
    cover_page: file.coverKey ? path('cover') : '',
    ...(file.thumbKey && {
      thumb: { path: path('thumb'), width: file.thumbWidth ?? 0, height: file.thumbHeight ?? 0 },
    }),
    video_captions: file.renditions
      .filter((rendition) => rendition.kind === 'caption')
      .map(({ id, label, lang }) => ({ path: path(id), label, lang })),
    video_resolutions_file: file.renditions
      .filter((rendition) => rendition.kind === 'resolution')
      .map(({ id, label }) => ({ path: path(id), label })),
  };
}

export interface AudienceNames {
  readonly kind: GroupKind;
  readonly groups: readonly string[];
  readonly parts: readonly string[];
}

const noGrades = { grade: '', division: '', gradeName: '', divisionName: '' };
const noClubs = { club: '', batch: '', clubName: '', batchName: '' };

/** [EN-01, ST-17, ST-18] */
function presentAudience(
  { gradeChoice, divisionChoice }: ReadableNotice['notice'],
  { kind, groups, parts }: AudienceNames,
) {
  const [groupNames, partNames] = [groups.join(', '), parts.join(', ')];
  const ofGrades = {
    grade: gradeChoice,
    division: divisionChoice,
    gradeName: groupNames,
    divisionName: partNames,
  };
  const ofClubs = { club: gradeChoice, batch: divisionChoice, clubName: groupNames, batchName: partNames };
  return kind === 'club' ? { ...noGrades, ...ofClubs } : { ...ofGrades, ...noClubs };
}

/** [C1-06, EN-01] */
export function presentDetails(
  found: ReadableNotice & { readonly count: number },
  names: AudienceNames & { readonly office: OfficeFacts | undefined },
  files: readonly FileOnNotice[],
  actor: Actor,
  today: string,
  receipt: { readonly mayAcknowledge: boolean; readonly acknowledgedAt: Date | null },
): NoticeDetailsWire {
  const { notice } = found;
  return {
    // Editing begins with the original; its translations come beside it.
    ...presentRow({ ...found, translatedTitle: null }, today, actor),
    description: notice.description,
    ...presentAudience(notice, names),
    notice_for: notice.noticeFor,
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
    user_id: notice.schoolId === actor.school.id ? notice.createdBy : 0,
    school_id: notice.schoolId,
    ...(names.office && presentOffice(names.office)),
    model1_status: actor.school.model,
    createdOn: notice.createdAt.toISOString(),
    noticeStatus: notice.isActive ? 'Active' : 'InActive',
    version: notice.version,
    may_edit: bit(mayEdit(actor, notice)),
    may_reshare: bit(mayReshare(actor)),
    asks_receipt: bit(notice.asksReceipt),
    may_acknowledge: bit(receipt.mayAcknowledge),
    acknowledged_at: receipt.acknowledgedAt?.toISOString() ?? '',
    may_follow: bit(mayFollow(followScope(actor), actor, notice)),
  };
}

/** [EN-02] The office's choice in the form's format. */
function presentOffice({ countries, states, schools }: OfficeFacts) {
  const ids = (places: OfficeFacts['schools']) =>
    places === null ? '0' : places.map((place) => place.id).join(',');
  return {
    country_id: ids(countries),
    state_id: ids(states),
    school_id: ids(schools),
    countries: [...(countries ?? [])],
    states: [...(states ?? [])],
    schools: [...(schools ?? [])],
  };
}
