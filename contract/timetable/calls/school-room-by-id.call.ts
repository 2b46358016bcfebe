import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { byIdInput, schoolRoomRow } from '../timetable.wire.ts';

export const schoolRoomByIdCall = defineCall('school-room-by-id', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: byIdInput,
  output: schoolRoomRow,
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
