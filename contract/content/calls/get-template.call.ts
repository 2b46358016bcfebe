import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { byIdInput } from '#contract/core/row-inputs.ts';
import { templateOutput } from '../templates.wire.ts';

/** Ours [CA-03]. */
export const getTemplateCall = defineCall('get-template', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  loader: false,
  input: byIdInput,
  output: templateOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  module: modules.academicContent,
});
