import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { savedOutput } from '#contract/core/saving.ts';
import { saveProjectRefusals } from '../content.refusals.ts';
import { saveProjectInput } from '../projects.wire.ts';

/** Ours [CA-03]: readers see the changes after publishing. */
export const saveProjectCall = defineCall('save-project', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  idempotencyKey: 'formSession',
  rate: 'write',
  input: saveProjectInput,
  output: savedOutput,
  errors: saveProjectRefusals,
  access: { [roles.superAdmin]: 'all', [roles.faculty]: 'own' },
  module: modules.academicContent,
});
