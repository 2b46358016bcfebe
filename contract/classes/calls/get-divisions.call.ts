import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { sectionPageInput, sectionPageOutput } from '../groups.wire.ts';

/** [C7-01] The sections of a class with their number of people. */
export const getDivisionsCall = defineCall('get-divisions', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  input: sectionPageInput,
  output: sectionPageOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.classes,
});
