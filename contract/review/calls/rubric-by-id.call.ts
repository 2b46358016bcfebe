import { modules } from '#contract/auth/modules.rules.ts';
import { defineCall } from '#contract/core/define-call.ts';
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
