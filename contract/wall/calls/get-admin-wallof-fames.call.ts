import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { wallPageInput, wallPageOutput } from '../wall.wire.ts';

/** [CB-02] The wall of the admin's school, or of all other schools with consent. The office sees only the latter. */
export const getAdminWallofFamesCall = defineCall('get-admin-wallofFames', {
  method: 'POST',
  areas: ['Dashboards and reports'],
  input: wallPageInput,
  output: wallPageOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: 'any',
});
