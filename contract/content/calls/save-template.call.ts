import { modules } from '#contract/auth/modules.rules.ts';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { saveWithPartsRefusals } from '../content.refusals.ts';
import { savedOutput } from '../content.wire.ts';
import { saveTemplateInput } from '../templates.wire.ts';

/** Ours [CA-03]: a list of the office that schools begin a year with. */
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
