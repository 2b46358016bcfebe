import * as v from 'valibot';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';

export const parts = ['lessons', 'days', 'rooms', 'bells', 'weeks'] as const;
export type Part = (typeof parts)[number];
export const views = ['division', 'teacher', 'schoolRoom'] as const;
export type View = (typeof views)[number];

const dayText = v.pipe(v.string(), v.maxLength(10), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const day = v.optional(v.fallback(dayText, ''), '');

export const timetableSearch = v.object({
  ...resourceSearch.entries,
  part: v.optional(v.fallback(v.picklist(parts), 'lessons'), 'lessons'),
  by: v.optional(v.fallback(v.picklist(views), 'division'), 'division'),
  /** The class, teacher or room of the week; 0: none is chosen. */
  of: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0), 0),
  day,
});
export type TimetableSearch = v.InferOutput<typeof timetableSearch>;

/** The shown day of a schedule; left out: today. */
export const scheduleSearch = v.object({ day: v.optional(v.fallback(v.optional(dayText), undefined)) });
