import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { migrationInput, planOutput } from '../migration.wire.ts';

export const getMigrationCall = defineCall('get-migration', {
  method: 'POST',
  areas: ['Student migration'],
  input: migrationInput,
  output: planOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.migration,
  ours: true,
});
