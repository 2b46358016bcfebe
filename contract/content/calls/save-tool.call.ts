import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { savedOutput } from '#contract/core/saving.ts';
import { saveWithPartsRefusals } from '../content.refusals.ts';
import { saveToolInput } from '../terms.wire.ts';

/** Ours [CA-03]: a tool with its levels and classes. */
export const saveToolCall = defineCall('save-tool', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  idempotencyKey: 'formSession',
  rate: 'write',
  input: saveToolInput,
  output: savedOutput,
  errors: saveWithPartsRefusals,
  access: { [roles.superAdmin]: 'all' },
  module: modules.academicContent,
  forAllSchools: true,
});
