import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { byIdInput, rubricRow } from '../resources.wire.ts';

/** One rubric, to change it. */
export const rubricByIdCall = defineCall('rubric-by-id', {
  method: 'POST',
  ours: true,
  areas: ['Faculty'],
  input: byIdInput,
  output: rubricRow,
  errors: {},
  access: { [roles.superAdmin]: 'school', [roles.schoolAdmin]: 'school' },
  module: modules.academicContent,
});
