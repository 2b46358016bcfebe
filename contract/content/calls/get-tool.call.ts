import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { byIdInput } from '#contract/core/row-inputs.ts';
import { toolOutput } from '../terms.wire.ts';

/** Ours [CA-03]. */
export const getToolCall = defineCall('get-tool', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  loader: false,
  input: byIdInput,
  output: toolOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  module: modules.academicContent,
});
