import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { rubricsDataInput, rubricsDataOutput } from '../practical.wire.ts';

/** [CE-02] The rubrics by which the caller may mark: the office’s and the school’s. */
export const getRubricsDataCall = defineCall('get-rubrics-data', {
  method: 'GET',
  areas: ['Assessments'],
  input: rubricsDataInput,
  output: rubricsDataOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'school' },
});
