import * as v from 'valibot';
import { bit } from '#contract/core/bit.ts';
import { isClubModel } from '#contract/core/school-models.ts';
import type { Attachment } from '../core/attachment.model.ts';
import type { BoardRowWire } from './board.wire.ts';
import { chosenFromWire, chosenToWire } from './chosen.codec.ts';
import type { BoardRow, Notice, NoticeDraft, PickedPlaces, Place } from './notice.model.ts';
import { canReshareModel } from './notice.rules.ts';
import {
  type createFacultyNoticeInput,
  type createNoticeInput,
  type NoticeDetailsWire,
  type StoredFileEntry,
  storedFileEntry,
  videoEntry,
} from './notice.wire.ts';
import { rowFromWire } from './notice-list.codec.ts';
import { translationFromWire } from './translation.wire.ts';

/** Converts between wire and model [QC-42]. */

export function boardRowFromWire(row: BoardRowWire, readerId: number): BoardRow {
  return {
    ...rowFromWire(row, readerId),
    mayEdit: row.may_edit === 1,
    version: row.version,
    canManage: row.may_tend === 1,
    isLocked: row.school_status !== 0 || row.ict_status !== 0,
    foundIn: row.found_in,
  };
}

/** [ER-08] An unreadable list becomes empty, so the notice still shows. */
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
    thumb: file.thumb,
    captions: file.video_captions,
    resolutions: file.video_resolutions_file,
  };
}

function audienceFromWire(wire: NoticeDetailsWire) {
  const [groups, parts, groupNames, partNames] =
    wire.club === ''
      ? [wire.grade, wire.division, wire.gradeName, wire.divisionName]
      : [wire.club, wire.batch, wire.clubName, wire.batchName];
  return {
    groupKind: wire.club === '' ? ('grade' as const) : ('club' as const),
    grades: chosenFromWire(groups),
    divisions: chosenFromWire(parts),
    gradeNames: names(groupNames),
    divisionNames: names(partNames),
  };
}

export function noticeFromWire(wire: NoticeDetailsWire, readerId: number): Notice {
  return {
    ...rowFromWire(wire, readerId),
    mayEdit: wire.may_edit === 1,
    description: wire.description,
    noticeFor: wire.notice_for,
    ...audienceFromWire(wire),
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
    asksReceipt: wire.asks_receipt === 1,
    mayAcknowledge: wire.may_acknowledge === 1,
    acknowledgedAt: wire.acknowledged_at,
    mayFollow: wire.may_follow === 1,
    translations: (wire.translations ?? []).map(translationFromWire),
    mayTranslate: wire.may_translate === 1,
    ...officeFromWire(wire),
  };
}

/** [EN-02] Only authors of office notices see where they are read. */
function officeFromWire(wire: NoticeDetailsWire): Pick<Notice, 'office'> {
  const { country_id, state_id, school_id } = wire;
  if (country_id === undefined || state_id === undefined || typeof school_id !== 'string') return {};
  const picked = (ids: string, places: readonly Place[] | undefined): PickedPlaces =>
    chosenFromWire(ids) === 'all' ? 'all' : (places ?? []);
  return {
    office: {
      countries: picked(country_id, wire.countries),
      states: picked(state_id, wire.states),
      schools: picked(school_id, wire.schools),
    },
  };
}

/** [ST-17, ST-18] Clears the pair that this school model does not use. */
function audienceToWire({ grades, divisions }: NoticeDraft, model: number) {
  const [groups, parts] = [chosenToWire(grades), chosenToWire(divisions)];
  return isClubModel(model)
    ? { grade: '', division: '', club: groups, batch: parts }
    : { grade: groups, division: parts, club: '', batch: '' };
}

export function sharedToWire(draft: NoticeDraft, model: number) {
  return {
    ...audienceToWire(draft, model),
    title: draft.title,
    description: draft.description,
    share_date: draft.shareDate,
    due_date: draft.dueDate,
    due_date_mandatory: bit(draft.dueDateMandatory),
    notify_email: bit(draft.notifyEmail),
    asks_receipt: bit(draft.asksReceipt),
    noticeSubmitType: draft.mode,
    noticeVersion: draft.version,
    reshared_from: draft.mode === 'editReshare' ? draft.id : 0,
    video_url: draft.videos.map((video) => ({
      fileName: video.url,
      extnType: video.kind,
      org_fileName: video.label,
    })),
    formSession: draft.formSession,
  };
}

export function fileEntriesToWire(draft: NoticeDraft) {
  return draft.attachments.map((file) => ({
    fileName: file.fileId,
    extnType: file.type,
    org_fileName: file.name,
    rowID: 'null',
  }));
}

export function draftToAdminWire(
  draft: NoticeDraft,
  school: { id: number; model: number },
): v.InferInput<typeof createNoticeInput> {
  return {
    ...sharedToWire(draft, school.model),
    school_id: school.id,
    isActive: bit(draft.isActive),
    noticeID: draft.mode === 'edit' ? draft.id : 0,
    model1_status: school.model,
    noticeSendFor: draft.noticeFor,
    noticefiles: fileEntriesToWire(draft),
  };
}

/** [C1-02, EN-10] */
export function draftToFacultyWire(
  draft: NoticeDraft,
  school: { model: number },
): v.InferInput<typeof createFacultyNoticeInput> {
  return {
    ...sharedToWire(draft, school.model),
    id: draft.mode === 'edit' ? draft.id : 0,
    status: bit(draft.isActive),
    noticeFor: draft.noticeFor,
    file: fileEntriesToWire(draft),
    extensionsTypeArr: draft.attachments.map((file) => file.type),
    is_model: school.model,
  };
}
