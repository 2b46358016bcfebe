import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { changedRows, rowsChangedAtOnce } from '#contract/core/rows.ts';
import { rawText } from '#contract/core/text.ts';
import { wireId as id } from '#contract/core/wire-numbers.ts';
import { foundInFile } from '../search/found-in.wire.ts';
import { noticeRowWire } from './notice-list.wire.ts';

/** The full-screen board [TG-03, C1-09, C1-10]. */

/** [CO-04, GR-06] Rows per request, from anywhere in the list. */
export const boardWindow = 30;
/** [QU-24] Days for which a deleted notice can be restored. */
export const restorableDays = 30;

/** `2026-11`; '' is every month [QC-33]. */
const monthForm = 'A month is written 2026-11.';
const month = v.pipe(rawText(7, monthForm), v.regex(/^(20\d{2}-(0[1-9]|1[0-2]))?$/, monthForm));

export const boardSorts = ['due_date', 'share_date', 'title'] as const;
export type BoardSort = (typeof boardSorts)[number];
/** `scheduled`: shared on a later day; `overdue`: past its due date; `locked`: by the school or office [QU-18]. */
export const boardStates = ['scheduled', 'overdue', 'locked'] as const;
export type BoardState = (typeof boardStates)[number];
export const boardAuthors = ['mine', 'others'] as const;
export type BoardAuthors = (typeof boardAuthors)[number];

const boardInput = {
  loginType: id,
  login_id: id,
  school_id: id,
  /** Rows to skip. */
  startRow: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 0),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(boardWindow)), boardWindow),
  filter: v.optional(
    v.object({
      title: v.optional(rawText(200)),
      author: v.optional(v.picklist(boardAuthors)),
      status: v.optional(v.picklist(boardStates)),
    }),
    {},
  ),
  /** Left out: the list's own order. */
  sort: v.optional(
    v.pipe(
      v.array(v.object({ colId: v.picklist(boardSorts), sort: v.picklist(['asc', 'desc']) })),
      v.maxLength(1),
    ),
    [],
  ),
  isfiterlist: v.optional(v.picklist([0, 1]), 1),
  month: v.optional(month, ''),
};

/** [C1-09, C1-10] A window of the list that the call is named after. */
export const noticeBoardInput = v.object(boardInput);
/** [C1-09] A window of the list named in the input. */
export const noticeFilteredInput = v.object({
  ...boardInput,
  status: v.optional(v.picklist(['due', 'active', 'inactive']), 'active'),
});

/** [EN-12, TG-04, TG-06] A row of the board with the reader's rights. */
export const boardRowWire = v.object({
  ...noticeRowWire.entries,
  version: v.number(),
  may_edit: bitWire,
  /** 1: the reader may switch it on and off, and delete it while it is off. */
  may_tend: bitWire,
  /** Ours: the file with the searched words, if the title does not have them. */
  found_in: v.optional(foundInFile),
});
export type BoardRowWire = v.InferOutput<typeof boardRowWire>;

export const noticeBoardOutput = v.object({
  success: v.literal('true'),
  data: v.object({ result: v.array(boardRowWire), count: v.number() }),
});

/** A notice changed since this version is not touched; 0 skips the check. */
const noticeVersion = v.object({ id, version: v.optional(id, 0) });
const noticesToChange = v.pipe(v.array(noticeVersion), v.minLength(1), v.maxLength(rowsChangedAtOnce));

export const setNoticeStatusInput = v.object({ notices: noticesToChange, isActive: bitWire });
/** [C1-04] The specification does not show this payload, so it is ours. */
export const deleteNoticesInput = v.object({ notices: noticesToChange });
export const restoreNoticeInput = v.object({ notices: noticesToChange });

/** [QU-24] Ours: deleted notices that can be restored; words are searched in titles and files. */
export const deletedNoticesInput = pageInput({
  // `deleted_by` sorts by name, with the caller's own first.
  sorts: ['title', 'deleted_at', 'deleted_by'],
  filters: {},
});
const deletedNotice = v.object({
  id: v.number(),
  title: v.string(),
  version: v.number(),
  /** ISO 8601, UTC. */
  deletedAt: v.string(),
  /** '' for the caller. */
  deletedBy: v.string(),
  createdBy: v.string(),
  /** Days until final deletion, including the current one. */
  daysLeft: v.number(),
  foundIn: v.optional(foundInFile),
});
export type DeletedNotice = v.InferOutput<typeof deletedNotice>;
export const deletedNoticesOutput = pageOutput(deletedNotice);

/** Rows succeed or fail one by one. A single row that cannot be changed is refused like any call. */
export const changedNoticesOutput = v.object({
  success: v.literal('true'),
  information: v.string(),
  data: changedRows,
});
