import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { toolPageInput, toolPageOutput } from '../terms.wire.ts';

/** Ours [CA-03]. */
export const toolPageCall = defineCall('tool-page', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  loader: false,
  input: toolPageInput,
  output: toolPageOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  module: modules.academicContent,
});
