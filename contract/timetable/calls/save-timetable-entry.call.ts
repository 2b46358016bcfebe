import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { savedOutput } from '#contract/core/saving.ts';
import { saveEntryRefusals } from '../timetable.refusals.ts';
import { saveEntryInput } from '../timetable.wire.ts';

/** `id` 0 is a new one. Lessons of a teacher, class or room may not overlap on any day. */
export const saveTimetableEntryCall = defineCall('save-timetable-entry', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: saveEntryInput,
  output: savedOutput,
  errors: saveEntryRefusals,
  idempotencyKey: 'formSession',
  rate: 'write',
  access: { [roles.schoolAdmin]: 'school' },
});
