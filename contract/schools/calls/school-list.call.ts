import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { schoolListInput, schoolListOutput } from '#contract/notices/office.wire.ts';

export const schoolListCall = defineCall('school-list', {
  method: 'GET',
  areas: ['School and school admin'],
  loader: false,
  claims: { user: 'sAdmin_id' },
  input: schoolListInput,
  output: schoolListOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  // Several screens of the office pick a school.
  module: 'any',
});
