import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { planRefusals } from '../migration.refusals.ts';
import { day, migrationAtVersion, planOutput } from '../migration.wire.ts';

/** [C8-01] Everybody of these classes leaves; their accounts are switched off on the given day. */
export const migrateLastGradesCall = defineCall('migrate-last-grades', {
  method: 'POST',
  areas: ['Student migration'],
  input: v.object({
    ...migrationAtVersion.entries,
    grades: v.pipe(v.array(id), v.minLength(1), v.maxLength(200)),
    leave_on: day,
  }),
  output: planOutput,
  errors: planRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.migration,
  rate: 'write',
});
