import * as v from 'valibot';
import { rawText } from '#contract/core/text.ts';
import { wireId } from '#contract/core/wire-numbers.ts';

/** Kept apart from the other schemas, because the first screen loads only these. */

/** [C1-08] `showLimit` 10, 20 or 'all'; `month` is `2026-11`, '' for every month [QC-33]. */
export const noticeListInput = v.object({
  loginType: wireId,
  login_id: wireId,
  school_id: wireId,
  grade: v.optional(v.union([rawText(400), v.number()]), ''),
  division: v.optional(v.union([rawText(400), v.number()]), ''),
  showLimit: v.union([v.literal(10), v.literal(20), v.literal('all')]),
  month: v.optional(v.pipe(rawText(7), v.regex(/^(20\d{2}-(0[1-9]|1[0-2]))?$/)), ''),
});

/** [EN-12] A dashboard row. `count` is the size of the whole list, the same in every row. */
export const noticeRowWire = v.object({
  id: v.number(),
  title: v.string(),
  share_date: v.string(),
  due_date: v.string(),
  isActive: v.picklist([0, 1]),
  created_by: v.number(),
  firstName: v.string(),
  lastName: v.string(),
  school_status: v.number(),
  ict_status: v.number(),
  is_scheduled: v.picklist([0, 1]),
  /** Ours: addressed to the reader, who has not opened it. */
  is_new: v.optional(v.picklist([0, 1]), 0),
  /** Ours, 1: shared by the central office, whose author's name stays hidden. */
  is_office: v.optional(v.picklist([0, 1])),
  /** Ours: the number of files and films, and the small picture of the first that has one. */
  file_count: v.optional(v.number()),
  thumb: v.optional(v.object({ path: v.string(), name: v.string() })),
  /** Ours: `title` is a translation into this language. */
  title_language: v.optional(v.string()),
  /** Ours: the original of a translated title. */
  original_title: v.optional(v.string()),
  count: v.number(),
});
export type NoticeRowWire = v.InferOutput<typeof noticeRowWire>;

export const noticeListOutput = v.object({
  success: v.literal('true'),
  data: v.object({ result: v.array(noticeRowWire), count: v.number() }),
});

export const mostHighlights = 3;

const highlights = v.pipe(v.array(noticeRowWire), v.maxLength(mostHighlights));

export const noticeHighlightsOutput = v.object({
  /** Unread and not overdue; latest first. */
  unread: highlights,
  /** Overdue; latest due date first. */
  overdue: highlights,
});
