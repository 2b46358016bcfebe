import * as v from 'valibot';
import { nameText } from '#contract/core/name-text.ts';
import { type RowOf, resourceCalls } from '#contract/core/resource-calls.ts';
import { roles } from '#contract/core/roles.ts';
import { removeRefusals, saveBellRefusals } from '../timetable.refusals.ts';
import { timetableLimits } from '../timetable.rules.ts';
import { periodFields } from '../timetable.wire.ts';

export const bellFields = v.object({
  name: nameText(60),
  periods: v.pipe(v.array(periodFields), v.maxLength(timetableLimits.periods), v.minLength(1)),
});

const period = v.object({ name: v.string(), starts: v.string(), ends: v.string() });

/** Bell schedules with their periods. Lessons of a period move with it; a clash refuses the whole save. */
export const bellCalls = resourceCalls('bell', 'bells', {
  areas: ['School and school admin'],
  access: { [roles.schoolAdmin]: 'school' },
  sorts: ['name'],
  fields: bellFields,
  row: { name: v.string(), periods: v.array(period) },
  errors: { save: saveBellRefusals, remove: removeRefusals },
});
export type BellRow = RowOf<typeof bellCalls>;
