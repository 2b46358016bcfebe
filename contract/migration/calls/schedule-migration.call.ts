import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { scheduleRefusals } from '../migration.refusals.ts';
import { day, migrationAtVersion, planOutput } from '../migration.wire.ts';

/** Applies a plan five minutes after midnight of `day`; null: cancels that. `discard`: gives the plan up. */
export const scheduleMigrationCall = defineCall('schedule-migration', {
  method: 'POST',
  areas: ['Student migration'],
  input: v.object({
    ...migrationAtVersion.entries,
    day: v.nullable(day),
    discard: v.optional(v.boolean(), false),
  }),
  output: planOutput,
  errors: scheduleRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.migration,
  rate: 'write',
  ours: true,
});
