import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { linePageInput, linePageOutput } from '../migration.wire.ts';

/** [C8-01] The outcome of each student, planned or applied. */
export const getStudentsForMigrationCall = defineCall('get-students-for-migration', {
  method: 'POST',
  areas: ['Student migration'],
  input: linePageInput,
  output: linePageOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.migration,
});
