import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { rawText } from '#contract/core/text.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { ofSchool } from './people.wire.ts';

/** Hours that whoever made a sheet may read and print it. */
export const sheetHours = 2;

/** Days that a code lets its owner in. */
export const codeDays = 14;

/** So many cards of one sheet. */
export const cardsAtMost = 2_500;

const parts = v.pipe(v.array(id), v.maxLength(200));

/** [QU-06] For whom: the active students of divisions and batches. */
export const makeSheetInput = v.object({
  ...ofSchool,
  formSession: rawText(64),
  divisions: parts,
  batches: parts,
  /** 1: also those who have a password of their own, which ends; else who has none yet. */
  own_password: v.optional(bitWire, 0),
});

/** So many chosen people get codes by one act. */
export const codesAtMost = 500;

/** [QU-06] For chosen people, and for no others. */
export const chosenPeople = {
  formSession: rawText(64),
  ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(codesAtMost)),
};
export const makeCodesInput = v.object({ ...ofSchool, ...chosenPeople });

export const madeSheetOutput = v.object({
  success: v.literal('true'),
  data: v.object({ sheet_id: v.number(), wanted: v.number(), information: v.string() }),
});

export const sheetOfSchool = v.object({ ...ofSchool, sheet_id: id });

/** `code` is '' of who has chosen a password of their own meanwhile. */
const card = v.object({
  id: v.number(),
  student_name: v.string(),
  user_id: v.string(),
  place: v.string(),
  code: v.string(),
});
export type SheetCard = v.InferOutput<typeof card>;

/** `gone`: it was closed, or its time is over, and nobody reads its codes any more. */
export const sheetOutput = v.object({
  data: v.object({
    state: v.picklist(['making', 'ready', 'gone']),
    done: v.number(),
    wanted: v.number(),
    school_name: v.string(),
    /** Where they sign in. */
    address: v.string(),
    cards: v.array(card),
  }),
});
export type SignInSheet = v.InferOutput<typeof sheetOutput>['data'];

export const closedSheetOutput = v.object({ success: v.literal('true') });
