import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { savedOutput, saving } from '#contract/core/saving.ts';
import { saveBellRefusals } from '../timetable.refusals.ts';
import { bellFields } from '../timetable.wire.ts';

/** Lessons of a period move with it; a clash refuses the whole save. */
export const saveBellCall = defineCall('save-bell', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: v.object({ ...saving, ...bellFields.entries }),
  output: savedOutput,
  errors: saveBellRefusals,
  idempotencyKey: 'formSession',
  rate: 'write',
  access: { [roles.schoolAdmin]: 'school' },
});
