import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { templatePageInput, templatePageOutput } from '../templates.wire.ts';

/** Ours [CA-03]. */
export const templatePageCall = defineCall('template-page', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  loader: false,
  input: templatePageInput,
  output: templatePageOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  module: modules.academicContent,
});
