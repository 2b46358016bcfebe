import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { startRefusals } from '../roster.refusals.ts';
import { startedImport, startImportInput } from '../roster.wire.ts';

/** [C2-09, NX-174] Takes over an uploaded file and plans its reading. Nothing of the school changes by it. */
export const bulkUploadStudentCall = defineCall('bulk-upload-student', {
  method: 'POST',
  areas: ['Faculty'],
  input: startImportInput,
  output: startedImport,
  errors: startRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
  rate: 'write',
  transaction: 'parts',
});
