import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { nameExistsInput, nameExistsOutput } from '../content.wire.ts';

/** Ours [CA-03]: names that differ only by case, blanks or Unicode form are the same. */
export const contentNameExistsCall = defineCall('content-name-exists', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  loader: false,
  input: nameExistsInput,
  output: nameExistsOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  module: modules.academicContent,
});
