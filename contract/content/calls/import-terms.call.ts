import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { importRefusals } from '../content.refusals.ts';
import { importTermsInput, importTermsOutput } from '../terms.wire.ts';

/** Ours [CA-03]: imports standards or boards from a table, all or nothing, with a report by line. */
export const importTermsCall = defineCall('import-terms', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  idempotencyKey: 'formSession',
  rate: 'write',
  input: importTermsInput,
  output: importTermsOutput,
  errors: importRefusals,
  access: { [roles.superAdmin]: 'all' },
  module: modules.academicContent,
  bodyBytes: 2 ** 20,
  forAllSchools: true,
});
