import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { savedOutput, saving } from '#contract/core/saving.ts';
import { saveSchoolRoomRefusals } from '../timetable.refusals.ts';
import { schoolRoomFields } from '../timetable.wire.ts';

/** `id` 0 is a new one. */
export const saveSchoolRoomCall = defineCall('save-school-room', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: v.object({ ...saving, ...schoolRoomFields.entries }),
  output: savedOutput,
  errors: saveSchoolRoomRefusals,
  idempotencyKey: 'formSession',
  rate: 'write',
  access: { [roles.schoolAdmin]: 'school' },
});
