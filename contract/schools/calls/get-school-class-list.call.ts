import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { schoolClassListInput, schoolClassListOutput } from '../places.wire.ts';

export const getSchoolClassListCall = defineCall('get-school-class-list', {
  method: 'POST',
  areas: ['Competitions'],
  request: 'data-flag',
  input: schoolClassListInput,
  output: schoolClassListOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  module: modules.notices,
});
