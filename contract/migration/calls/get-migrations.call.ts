import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { migrationListOutput, schoolInput } from '../migration.wire.ts';

export const getMigrationsCall = defineCall('get-migrations', {
  method: 'POST',
  areas: ['Student migration'],
  input: schoolInput,
  output: migrationListOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.migration,
  ours: true,
});
