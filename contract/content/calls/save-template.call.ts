import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { savedOutput } from '#contract/core/saving.ts';
import { saveWithPartsRefusals } from '../content.refusals.ts';
import { saveTemplateInput } from '../templates.wire.ts';

/** Ours [CA-03]: saves an office list that schools can start a year with. */
export const saveTemplateCall = defineCall('save-template', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  idempotencyKey: 'formSession',
  rate: 'write',
  input: saveTemplateInput,
  output: savedOutput,
  errors: saveWithPartsRefusals,
  access: { [roles.superAdmin]: 'all' },
  module: modules.academicContent,
  forAllSchools: true,
});
