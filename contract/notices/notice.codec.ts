import * as v from 'valibot';
import type { Attachment, Chosen, Notice, NoticeDraft, NoticeRow } from './notice.model.ts';
import { canReshareModel } from './notice.rules.ts';
import {
  type createFacultyNoticeInput,
  type createNoticeInput,
  type NoticeDetailsWire,
  type NoticeRowWire,
  type StoredFileEntry,
  storedFileEntry,
  videoEntry,
} from './notice.wire.ts';

/** Between the wire's spelling and the clean model [QC-42]. */

export function chosenFromWire(text: string): Chosen {
  const ids = text.split(',').filter(Boolean).map(Number);
  return ids.includes(0) ? 'all' : ids;
}

export function chosenToWire(chosen: Chosen): string {
  return chosen === 'all' ? '0' : chosen.join(',');
}

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
  };
}

/** [ER-08] A list that cannot be read becomes an empty one; the notice itself still shows. */
function listFromText<T>(text: string, entry: v.GenericSchema<unknown, T>): T[] {
  try {
    const result = v.safeParse(v.array(entry), JSON.parse(text));
    return result.success ? result.output : [];
  } catch {
    return [];
  }
}

function names(text: string): string[] {
  return text === '' ? [] : text.split(', ');
}

export function attachmentFromWire(file: StoredFileEntry): Attachment {
  return {
    fileId: file.fileName,
    name: file.org_fileName,
    type: file.extnType,
    size: file.size,
    hasPreview: file.preview === 1,
    cover: file.cover_page || null,
    captions: file.video_captions,
    resolutions: file.video_resolutions_file,
  };
}

export function noticeFromWire(wire: NoticeDetailsWire, readerId: number): Notice {
  return {
    ...rowFromWire(wire, readerId),
    mayEdit: wire.may_edit === 1,
    description: wire.description,
    noticeFor: wire.notice_for,
    grades: chosenFromWire(wire.grade),
    divisions: chosenFromWire(wire.division),
    gradeNames: names(wire.gradeName),
    divisionNames: names(wire.divisionName),
    dueDateMandatory: wire.due_date_mandatory === 1,
    notifyEmail: wire.notify_email === 1,
    attachments: listFromText(wire.files, storedFileEntry).map(attachmentFromWire),
    videos: listFromText(wire.video_url, videoEntry).map((video) => ({
      url: video.fileName,
      kind: video.extnType,
      label: video.org_fileName,
    })),
    createdByRole: wire.role_id,
    createdAt: wire.createdOn,
    mayReshare: wire.may_reshare === 1 && canReshareModel(wire.model1_status),
    version: wire.version,
  };
}

const bit = (value: boolean): 0 | 1 => (value ? 1 : 0);

function shared(draft: NoticeDraft) {
  return {
    grade: chosenToWire(draft.grades),
    division: chosenToWire(draft.divisions),
    club: '',
    batch: '',
    title: draft.title,
    description: draft.description,
    share_date: draft.shareDate,
    due_date: draft.dueDate,
    due_date_mandatory: bit(draft.dueDateMandatory),
    notify_email: bit(draft.notifyEmail),
    noticeSubmitType: draft.mode,
    noticeVersion: draft.version,
    video_url: draft.videos.map((video) => ({
      fileName: video.url,
      extnType: video.kind,
      org_fileName: video.label,
    })),
    formSession: draft.formSession,
  };
}

function fileEntries(draft: NoticeDraft) {
  return draft.attachments.map((file) => ({
    fileName: file.fileId,
    extnType: file.type,
    org_fileName: file.name,
    rowID: 'null',
  }));
}

/** [C1-01] */
export function draftToAdminWire(
  draft: NoticeDraft,
  school: { id: number; model: number },
): v.InferInput<typeof createNoticeInput> {
  return {
    ...shared(draft),
    school_id: school.id,
    isActive: bit(draft.isActive),
    noticeID: draft.mode === 'edit' ? draft.id : 0,
    model1_status: school.model,
    noticeSendFor: draft.noticeFor,
    noticefiles: fileEntries(draft),
  };
}

/** [C1-02, EN-10] */
export function draftToFacultyWire(
  draft: NoticeDraft,
  school: { model: number },
): v.InferInput<typeof createFacultyNoticeInput> {
  return {
    ...shared(draft),
    id: draft.mode === 'edit' ? draft.id : 0,
    status: bit(draft.isActive),
    noticeFor: draft.noticeFor,
    file: fileEntries(draft),
    extensionsTypeArr: draft.attachments.map((file) => file.type),
    is_model: school.model,
  };
}
