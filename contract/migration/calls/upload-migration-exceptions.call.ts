import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { exceptionListInput, exceptionListOutput } from '../exceptions.wire.ts';
import { exceptionListRefusals } from '../migration.refusals.ts';

/** [QU-49] Applies an uploaded list of exceptions to a plan. Rows that cannot be used are reported and left out. */
export const uploadMigrationExceptionsCall = defineCall('upload-migration-exceptions', {
  method: 'POST',
  areas: ['Student migration'],
  input: exceptionListInput,
  output: exceptionListOutput,
  errors: exceptionListRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.migration,
  rate: 'write',
  transaction: 'parts',
  ours: true,
});
