import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { rawText } from '#contract/core/text.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { ofSchool } from './people.wire.ts';

/** Its maker can read and print a sheet for this many hours. */
export const sheetHours = 2;

/** Days for which a code works. */
export const codeDays = 14;

export const cardsAtMost = 2_500;

const parts = v.pipe(v.array(id), v.maxLength(200));

/** [QU-06] The active students of divisions and batches. */
export const makeSheetInput = v.object({
  ...ofSchool,
  formSession: rawText(64),
  divisions: parts,
  batches: parts,
  /** 1: includes students with a password of their own, which ends; 0: only students without one. */
  own_password: v.optional(bitWire, 0),
});

export const codesAtMost = 500;

/** [QU-06] For the chosen people only. */
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

/** `code` is '' for a person who has chosen a password meanwhile. */
const card = v.object({
  id: v.number(),
  student_name: v.string(),
  user_id: v.string(),
  place: v.string(),
  code: v.string(),
});
export type SheetCard = v.InferOutput<typeof card>;

/** `gone`: the sheet was closed or its time is over, so its codes can no longer be read. */
export const sheetOutput = v.object({
  data: v.object({
    state: v.picklist(['making', 'ready', 'gone']),
    done: v.number(),
    wanted: v.number(),
    school_name: v.string(),
    address: v.string(),
    cards: v.array(card),
  }),
});
export type SignInSheet = v.InferOutput<typeof sheetOutput>['data'];

export const closedSheetOutput = v.object({ success: v.literal('true') });
