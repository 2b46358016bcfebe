import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { savedOutput } from '#contract/core/saving.ts';
import { saveWithPartsRefusals } from '../content.refusals.ts';
import { saveTopicInput } from '../modules.wire.ts';

/** Ours [CA-03]. */
export const saveTopicCall = defineCall('save-topic', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  idempotencyKey: 'formSession',
  rate: 'write',
  input: saveTopicInput,
  output: savedOutput,
  errors: saveWithPartsRefusals,
  access: { [roles.superAdmin]: 'all' },
  module: modules.academicContent,
  forAllSchools: true,
});
