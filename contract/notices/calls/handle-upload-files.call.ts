import { modules } from '#contract/auth/modules.rules.ts';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { handleUploadFilesInput, handleUploadFilesOutput } from '../notice.wire.ts';

export const handleUploadFilesCall = defineCall('handle-upload-files', {
  method: 'POST',
  areas: ['Notices'],
  request: 'data-flag',
  encodedAnswer: ['data'],
  loader: false,
  input: handleUploadFilesInput,
  output: handleUploadFilesOutput,
  errors: [
    'bad_extension',
    'bad_content',
    'empty_file',
    'file_too_large',
    'archive_bomb',
    'image_too_large',
    'unfinished_upload',
    'demo_school',
  ],
  access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
  module: modules.notices,
  rate: 'write',
  transaction: 'parts',
});
