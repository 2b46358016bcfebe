import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { bellRow, byIdInput } from '../timetable.wire.ts';

export const bellByIdCall = defineCall('bell-by-id', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: byIdInput,
  output: bellRow,
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
