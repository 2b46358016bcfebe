import * as v from 'valibot';
import { nameText } from '#contract/core/name-text.ts';
import { type RowOf, resourceCalls } from '#contract/core/resource-calls.ts';
import { roles } from '#contract/core/roles.ts';
import { count } from '#contract/core/wire-numbers.ts';
import { removeRefusals, saveSchoolRoomRefusals } from '../timetable.refusals.ts';

export const schoolRoomFields = v.object({
  name: nameText(60),
  /** 0: unknown. */
  seats: v.pipe(count, v.maxValue(2_000)),
});

/** A room that lessons use cannot be removed. */
export const schoolRoomCalls = resourceCalls('school-room', 'school-rooms', {
  areas: ['School and school admin'],
  access: { [roles.schoolAdmin]: 'school' },
  sorts: ['name', 'seats'],
  fields: schoolRoomFields,
  row: { name: v.string(), seats: v.number() },
  errors: { save: saveSchoolRoomRefusals, remove: removeRefusals },
});
export type SchoolRoomRow = RowOf<typeof schoolRoomCalls>;
