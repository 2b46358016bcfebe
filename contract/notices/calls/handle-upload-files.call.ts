import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { uploadRefusals } from '#contract/files/upload.refusals.ts';
import { handleUploadFilesInput, handleUploadFilesOutput } from '../notice.wire.ts';
import { writeRefusals } from '../notices.refusals.ts';

export const handleUploadFilesCall = defineCall('handle-upload-files', {
  method: 'POST',
  areas: ['Notices'],
  request: 'data-flag',
  encodedAnswer: ['data'],
  loader: false,
  input: handleUploadFilesInput,
  output: handleUploadFilesOutput,
  errors: { ...writeRefusals, ...uploadRefusals },
  access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
  module: modules.notices,
  rate: 'write',
  transaction: 'parts',
});
