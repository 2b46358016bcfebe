import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { termPageInput, termPageOutput } from '../terms.wire.ts';

/** Ours [CA-03]: boards, standards, skills, streams or tags. */
export const termPageCall = defineCall('term-page', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  loader: false,
  input: termPageInput,
  output: termPageOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  module: modules.academicContent,
});
