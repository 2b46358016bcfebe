import * as v from 'valibot';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';

export const parts = ['lessons', 'days', 'rooms', 'bells', 'weeks'] as const;
export type Part = (typeof parts)[number];
export const views = ['division', 'teacher', 'schoolRoom'] as const;
export type View = (typeof views)[number];

const dayText = v.pipe(v.string(), v.maxLength(10), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const day = v.optional(v.fallback(dayText, ''), '');

/** What of the timetable stands in the address. */
export const timetableSearch = v.object({
  ...resourceSearch.entries,
  part: v.optional(v.fallback(v.picklist(parts), 'lessons'), 'lessons'),
  by: v.optional(v.fallback(v.picklist(views), 'division'), 'division'),
  /** The class, teacher or room whose week is shown; 0: none is chosen. */
  of: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0), 0),
  day,
});
export type TimetableSearch = v.InferOutput<typeof timetableSearch>;

/** Of everybody's schedule: a day of the week that is shown; without one it is today's, and the address stays plain. */
export const scheduleSearch = v.object({ day: v.optional(v.fallback(v.optional(dayText), undefined)) });
