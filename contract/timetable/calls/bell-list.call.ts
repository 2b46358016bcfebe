import { defineCall } from '#contract/core/define-call.ts';
import { pageOutput } from '#contract/core/page.ts';
import { roles } from '#contract/core/roles.ts';
import { bellPage, bellRow } from '../timetable.wire.ts';

/** Bell schedules with their periods. */
export const bellListCall = defineCall('bell-list', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: bellPage,
  output: pageOutput(bellRow),
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
