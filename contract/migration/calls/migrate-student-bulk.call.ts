import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { applyRefusals } from '../migration.refusals.ts';
import { appliedOutput, migrationAtVersion } from '../migration.wire.ts';

/** [C8-01, QU-49] Applies a plan in one transaction. A repeat gets the first answer. */
export const migrateStudentBulkCall = defineCall('migrate-student-bulk', {
  method: 'POST',
  areas: ['Student migration'],
  input: migrationAtVersion,
  output: appliedOutput,
  errors: applyRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.migration,
  rate: 'write',
  transaction: 'parts',
});
