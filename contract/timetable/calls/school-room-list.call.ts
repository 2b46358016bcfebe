import { defineCall } from '#contract/core/define-call.ts';
import { pageOutput } from '#contract/core/page.ts';
import { roles } from '#contract/core/roles.ts';
import { schoolRoomPage, schoolRoomRow } from '../timetable.wire.ts';

/** Rooms of the school, those in use or those removed. */
export const schoolRoomListCall = defineCall('school-room-list', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: schoolRoomPage,
  output: pageOutput(schoolRoomRow),
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
