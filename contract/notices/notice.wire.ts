import * as v from 'valibot';
import { isDay } from '#contract/core/days.ts';
import { rawText, trimmedText, uuidText } from '#contract/core/text.ts';
import { wireId as id } from '#contract/core/wire-numbers.ts';
import { longestFileName } from '#contract/files/upload-policies.ts';
import { idList } from '../core/id-list.ts';
import { noticeForCodes, noticeLimits } from './notice.rules.ts';
import { noticeRowWire } from './notice-list.wire.ts';
import { noticeTranslationWire } from './translation.wire.ts';

/** Spelt exactly as in the specification [EN-01…12, QC-42]. */

const flag = v.pipe(
  v.union([v.literal(0), v.literal(1), v.literal('0'), v.literal('1')]),
  v.transform(Number),
);
const dayForm = 'A day is written year-month-day, e.g. 2026-11-20.';
const day = v.pipe(
  rawText(10, dayForm),
  v.check((text) => text === '' || isDay(text), dayForm),
);

export const fileEntry = v.object({
  fileName: uuidText('The file is not known.'),
  extnType: rawText(200),
  org_fileName: rawText(longestFileName),
  rowID: v.optional(rawText(64), 'null'),
});

export const videoEntry = v.object({
  fileName: rawText(2000),
  extnType: v.picklist(['iframe', 'link']),
  org_fileName: rawText(40),
});

const title = v.pipe(
  trimmedText(
    noticeLimits.titleCharacters,
    `The title can have at most ${noticeLimits.titleCharacters} characters.`,
  ),
  v.nonEmpty('Notice title is required'),
);
const description = v.pipe(
  trimmedText(noticeLimits.descriptionCharacters, 'The description can have at most 10,000 characters.'),
  v.nonEmpty('Description is required'),
);
const noticeFor = v.picklist(noticeForCodes, 'Please select Notice for student/faculty.');
const formSession = v.pipe(rawText(100), v.minLength(20));
const files = v.pipe(
  v.array(fileEntry),
  v.maxLength(noticeLimits.files, `A notice can carry at most ${noticeLimits.files} files.`),
);
const videos = v.pipe(
  v.array(videoEntry),
  v.maxLength(noticeLimits.videos, `A notice can carry at most ${noticeLimits.videos} videos.`),
);

/** [C1-01] A school admin's save. `noticeID` 0 makes a new notice. */
export const createNoticeInput = v.object({
  school_id: id,
  grade: idList,
  division: idList,
  club: v.optional(idList, ''),
  batch: v.optional(idList, ''),
  title,
  description,
  share_date: day,
  due_date: day,
  due_date_mandatory: flag,
  notify_email: flag,
  /** Ours: 1 asks readers to confirm that they read it. */
  asks_receipt: v.optional(flag, 0),
  isActive: flag,
  noticeSubmitType: v.picklist(['add', 'edit', 'editReshare']),
  noticeID: id,
  noticeVersion: v.optional(id, 0),
  model1_status: v.optional(id, 0),
  noticeSendFor: noticeFor,
  noticefiles: files,
  video_url: videos,
  formSession,
  /** Ours, for `editReshare`: the notice whose translations are copied. */
  reshared_from: v.optional(id, 0),
});

/** [C1-02] The same save with the faculty form's names. */
export const createFacultyNoticeInput = v.object({
  id: v.optional(id, 0),
  noticeSubmitType: v.optional(v.picklist(['add', 'edit', 'editReshare']), 'add'),
  noticeVersion: v.optional(id, 0),
  grade: idList,
  division: idList,
  club: v.optional(idList, ''),
  batch: v.optional(idList, ''),
  title,
  description,
  share_date: day,
  due_date: day,
  due_date_mandatory: flag,
  notify_email: flag,
  asks_receipt: v.optional(flag, 0),
  status: flag,
  noticeFor: v.optional(noticeFor, 1),
  file: files,
  video_url: videos,
  extensionsTypeArr: v.optional(v.pipe(v.array(rawText(200)), v.maxLength(noticeLimits.files)), []),
  formSession,
  is_model: v.optional(id, 0),
  /** Ours, for `editReshare`: the notice whose translations are copied. */
  reshared_from: v.optional(id, 0),
});

export const saveNoticeOutput = v.object({
  success: v.literal('true'),
  information: v.string(),
  data: v.object({ id: v.number(), version: v.number() }),
});

/** [C1-06] The notice and its reader. */
export const noticeDetailsInput = v.object({
  notice_id: id,
  user_id: id,
  action: v.picklist(['view', 'edit']),
});

const place = v.object({ id: v.number(), name: v.string() });

/** [EN-02] Where an office notice is read, for its authors; '0' is All. */
const officePlaces = {
  country_id: v.optional(v.string()),
  state_id: v.optional(v.string()),
  countries: v.optional(v.array(place)),
  states: v.optional(v.array(place)),
  schools: v.optional(v.array(place)),
};

/** [EN-01, EN-02, C1-06] `files` and `video_url` are JSON text. */
export const noticeDetailsWire = v.object({
  ...noticeRowWire.entries,
  description: v.string(),
  grade: v.string(),
  division: v.string(),
  gradeName: v.string(),
  divisionName: v.string(),
  /** For a club notice; the unused pair is '' [ST-17, ST-18]. */
  club: v.string(),
  batch: v.string(),
  clubName: v.string(),
  batchName: v.string(),
  notice_for: v.picklist(noticeForCodes),
  due_date_mandatory: v.picklist([0, 1]),
  notify_email: v.picklist([0, 1]),
  files: v.string(),
  video_url: v.string(),
  role_id: v.number(),
  user_id: v.number(),
  /** The school that wrote it; for the office, the schools that read it [EN-02]. */
  school_id: v.union([v.number(), v.string()]),
  ...officePlaces,
  model1_status: v.number(),
  createdOn: v.string(),
  noticeStatus: v.picklist(['Active', 'InActive']),
  version: v.number(),
  may_edit: v.picklist([0, 1]),
  may_reshare: v.picklist([0, 1]),
  asks_receipt: v.optional(v.picklist([0, 1]), 0),
  /** Ours: whether the reader is asked to confirm, and when they did ('' for not yet). */
  may_acknowledge: v.optional(v.picklist([0, 1]), 0),
  acknowledged_at: v.optional(v.string(), ''),
  /** Ours, 1: the reader may see who has read it. */
  may_follow: v.optional(v.picklist([0, 1]), 0),
  /** Ours: the translations, and whether the reader may write them. */
  translations: v.optional(v.array(noticeTranslationWire)),
  may_translate: v.optional(v.picklist([0, 1])),
});
export type NoticeDetailsWire = v.InferOutput<typeof noticeDetailsWire>;

export const noticeDetailsOutput = v.object({ success: v.literal('true'), data: noticeDetailsWire });

/** [EN-03, EN-04] An entry of the parsed `files`. */
export const storedFileEntry = v.object({
  ...fileEntry.entries,
  size: v.number(),
  preview: v.picklist([0, 1]),
  cover_page: v.optional(v.string(), ''),
  /** Ours: a picture of at most 20 kB, with its size in pixels. */
  thumb: v.optional(v.object({ path: v.string(), width: v.number(), height: v.number() })),
  video_captions: v.optional(
    v.array(v.object({ path: v.string(), label: v.string(), lang: v.string() })),
    [],
  ),
  video_resolutions_file: v.optional(v.array(v.object({ path: v.string(), label: v.string() })), []),
});
export type StoredFileEntry = v.InferOutput<typeof storedFileEntry>;

/** [C1-07] The edit form removes one stored file immediately. */
export const deleteNoticeFileInput = v.object({
  notice_id: id,
  path: uuidText(),
  pathIndex: v.optional(id, 0),
});
export const deleteNoticeFileOutput = v.object({
  success: v.literal('true'),
  information: v.string(),
  data: v.array(storedFileEntry),
  version: v.number(),
});

/** [C1-13] Claims a finished upload. The server checks its content, stores it and names it. */
export const handleUploadFilesInput = v.object({
  upload_id: v.pipe(rawText(64), v.regex(/^[\w-]{8,64}$/)),
  org_name: v.pipe(
    trimmedText(longestFileName, `A file name can have at most ${longestFileName} characters.`),
    v.minLength(1),
  ),
});
export const handleUploadFilesOutput = v.object({
  success: v.literal('true'),
  information: v.string(),
  data: v.object({
    file_path: uuidText(),
    extnType: v.string(),
    org_name: v.string(),
    size: v.number(),
  }),
});

/** [C1-16] The file's public id. */
export const downloadInput = v.object({ filePath: uuidText() });
