import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { rubricsDataInput, rubricsDataOutput } from '../practical.wire.ts';

/** [CE-02] Rubrics that the caller may mark by: those of the office and of the school. */
export const getRubricsDataCall = defineCall('get-rubrics-data', {
  method: 'GET',
  areas: ['Assessments'],
  input: rubricsDataInput,
  output: rubricsDataOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'school' },
});
