import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { byIdInput } from '#contract/core/row-inputs.ts';
import { wallViewOutput } from '../wall.wire.ts';

/** [CB-02] One work of the wall with its files, for everybody who may see it there. */
export const getAdminWallofFamesViewCall = defineCall('get-admin-wallofFames-view', {
  method: 'POST',
  areas: ['Dashboards and reports'],
  input: byIdInput,
  output: wallViewOutput,
  errors: {},
  access: {
    [roles.superAdmin]: 'all',
    [roles.schoolAdmin]: 'school',
    [roles.faculty]: 'school',
    [roles.student]: 'school',
  },
  module: 'any',
});
