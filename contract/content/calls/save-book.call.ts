import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { savedOutput } from '#contract/core/saving.ts';
import { saveBookInput } from '../books.wire.ts';
import { saveBookRefusals } from '../content.refusals.ts';

/** Ours [CA-03]. */
export const saveBookCall = defineCall('save-book', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  idempotencyKey: 'formSession',
  rate: 'write',
  input: saveBookInput,
  output: savedOutput,
  errors: saveBookRefusals,
  access: { [roles.superAdmin]: 'all' },
  module: modules.academicContent,
  forAllSchools: true,
});
