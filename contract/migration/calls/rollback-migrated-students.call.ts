import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { rollbackRefusals } from '../migration.refusals.ts';
import { rollbackInput, rollbackOutput } from '../migration.wire.ts';

/** [C8-01] Takes a move back for all or some students, or previews that. */
export const rollbackMigratedStudentsCall = defineCall('rollback-migrated-students', {
  method: 'POST',
  areas: ['Student migration'],
  input: rollbackInput,
  output: rollbackOutput,
  errors: rollbackRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.migration,
  rate: 'write',
});
