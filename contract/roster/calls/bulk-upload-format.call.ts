import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { formatInput, formatOutput } from '../roster.wire.ts';

/** [C2-09, NX-173] Column titles of a template. The browser makes the file, with text cells. */
export const bulkUploadFormatCall = defineCall('bulk-upload-format', {
  method: 'POST',
  areas: ['Faculty'],
  input: formatInput,
  output: formatOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
});
