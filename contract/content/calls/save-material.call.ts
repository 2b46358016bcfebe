import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { savedOutput } from '#contract/core/saving.ts';
import { saveWithFilesRefusals } from '../content.refusals.ts';
import { saveMaterialInput } from '../projects.wire.ts';

/** Ours [CA-03]: saves a lesson plan or resource for teachers. */
export const saveMaterialCall = defineCall('save-material', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  idempotencyKey: 'formSession',
  rate: 'write',
  input: saveMaterialInput,
  output: savedOutput,
  errors: saveWithFilesRefusals,
  access: { [roles.superAdmin]: 'all', [roles.faculty]: 'own' },
  module: modules.academicContent,
});
