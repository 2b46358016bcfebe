import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { byIdInput } from '#contract/core/row-inputs.ts';
import { moduleOutput } from '../modules.wire.ts';

/** Ours [CA-03]: a module with its topics and their content. */
export const getModuleCall = defineCall('get-module', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  loader: false,
  input: byIdInput,
  output: moduleOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  module: modules.academicContent,
});
