import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { startRefusals } from '../roster.refusals.ts';
import { startedImport, startImportInput } from '../roster.wire.ts';

/** [C2-09, NX-174] Accepts an uploaded file and queues its reading. The school does not change yet. */
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
