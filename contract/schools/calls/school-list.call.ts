import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { schoolListOutput as namesOutput } from '../places.wire.ts';
import { schoolPageInput, schoolPageOutput, schoolsInput, schoolsOutput } from '../school.wire.ts';

/** [C9-02, GR-03, QU-29] Names of schools for a picker, or rows of the office's grid; `form` selects which. */
export const schoolListCall = defineCall('school-list', {
  method: 'GET',
  areas: ['School and school admin'],
  loader: false,
  claims: { user: 'sAdmin_id' },
  input: schoolsInput,
  output: schoolsOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.finance]: 'all' },
  // Several screens of the office pick a school.
  module: 'any',
});

export const schoolGridCall = { ...schoolListCall, input: schoolPageInput, output: schoolPageOutput };

export const schoolNamesCall = { ...schoolListCall, output: namesOutput };
