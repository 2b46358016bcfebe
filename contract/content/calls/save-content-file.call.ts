import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { uploadRefusals } from '#contract/files/upload.refusals.ts';
import { saveFileInput, saveFileOutput } from '../documents.wire.ts';

export const saveContentFileCall = defineCall('save-content-file', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  loader: false,
  rate: 'write',
  transaction: 'parts',
  input: saveFileInput,
  output: saveFileOutput,
  errors: uploadRefusals,
  access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
  module: modules.academicContent,
});
