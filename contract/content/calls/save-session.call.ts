import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { savedOutput } from '#contract/core/saving.ts';
import { saveWithFilesRefusals } from '../content.refusals.ts';
import { saveSessionInput } from '../projects.wire.ts';

/** Ours [CA-03]: a session with its presentation, activities and references. */
export const saveSessionCall = defineCall('save-session', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  idempotencyKey: 'formSession',
  rate: 'write',
  input: saveSessionInput,
  output: savedOutput,
  errors: saveWithFilesRefusals,
  access: { [roles.superAdmin]: 'all', [roles.faculty]: 'own' },
  module: modules.academicContent,
  bodyBytes: 2 ** 20,
});
