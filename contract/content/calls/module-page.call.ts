import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { modulePageInput, modulePageOutput } from '../modules.wire.ts';

/** Ours [CA-03]. */
export const modulePageCall = defineCall('module-page', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  loader: false,
  input: modulePageInput,
  output: modulePageOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  module: modules.academicContent,
});
