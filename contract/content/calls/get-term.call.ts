import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { byIdInput } from '#contract/core/row-inputs.ts';
import { termOutput } from '../terms.wire.ts';

/** Ours [CA-03]. */
export const getTermCall = defineCall('get-term', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  loader: false,
  input: byIdInput,
  output: termOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  module: modules.academicContent,
});
