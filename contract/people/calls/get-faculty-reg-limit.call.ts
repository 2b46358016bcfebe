import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { limitOutput, ofSchool } from '../people.wire.ts';

/** [C2-03, VP-40] Whether the licence allows another teacher. */
export const getFacultyRegLimitCall = defineCall('get-faculty-regLimit', {
  method: 'POST',
  areas: ['Faculty'],
  encodedAnswer: ['data'],
  input: v.object(ofSchool),
  output: limitOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.faculty,
});
