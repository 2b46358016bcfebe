import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { saveResourceRefusals } from '#contract/core/resource.refusals.ts';
import { roles } from '#contract/core/roles.ts';
import { savedOutput } from '#contract/core/saving.ts';
import { saveModuleInput } from '../modules.wire.ts';

/** Ours [CA-03]. */
export const saveModuleCall = defineCall('save-module', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  idempotencyKey: 'formSession',
  rate: 'write',
  input: saveModuleInput,
  output: savedOutput,
  errors: saveResourceRefusals,
  access: { [roles.superAdmin]: 'all' },
  module: modules.academicContent,
  forAllSchools: true,
});
