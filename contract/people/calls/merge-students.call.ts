import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { mergeInput, settledOutput } from '../duplicates.wire.ts';
import { mergeRefusals } from '../people.refusals.ts';

/** Ours: merges two entries of one student; the other goes into the bin. */
export const mergeStudentsCall = defineCall('merge-students', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  input: mergeInput,
  output: settledOutput,
  errors: mergeRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
  rate: 'write',
});
