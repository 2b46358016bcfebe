import * as v from 'valibot';
import { idList } from '#contract/core/id-list.ts';
import { trimmedText } from '#contract/core/text.ts';
import { wireId as id } from '#contract/core/wire-numbers.ts';

/** Lists of places and schools for the office's pickers [C1-14, C9-02, EN-08]. */

const rowsAsked = 50;

/** Pickers send a text, a number of rows and a cursor, or the ids whose names they need. */
const asked = {
  sAdmin_id: id,
  search: v.optional(trimmedText(100), ''),
  limit: v.optional(v.pipe(id, v.minValue(1), v.maxValue(100)), rowsAsked),
  /** The last id of the previous page; 0: the first page. */
  cursor: v.optional(id, 0),
  ids: v.optional(idList, ''),
};
/** `next` is the next page's cursor; 0: this is the last page. */
const page = { success: v.literal('true'), next: v.number() };

export const countryListInput = v.object(asked);
export const countryListOutput = v.object({
  ...page,
  data: v.array(v.object({ country_id: v.number(), country_name: v.string() })),
});

export const stateListInput = v.object({ ...asked, country_id: v.optional(idList, '0') });
export const stateListOutput = v.object({
  ...page,
  data: v.array(v.object({ State_Id: v.number(), State_Name: v.string() })),
});

export const schoolListInput = v.object({
  ...asked,
  country_id: v.optional(idList, '0'),
  state_id: v.optional(idList, '0'),
});
/** `place` is the state and country, to tell schools of one name apart. */
export const schoolListOutput = v.object({
  ...page,
  data: v.array(v.object({ id: v.number(), school_name: v.string(), place: v.string() })),
});

/** [C1-14, EN-08] The grades of one school; its clubs if it teaches in clubs. */
export const schoolClassListInput = v.object({ school_id: id });
export const schoolClassListOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ id: v.number(), class_name: v.string() })),
});
