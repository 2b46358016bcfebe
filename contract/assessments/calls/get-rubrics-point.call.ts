import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { rubricsPointInput, rubricsPointOutput } from '../practical.wire.ts';

/** [CE-02] The points of an answer with the rubric's wording at that time, and the resulting marks. */
export const getRubricsPointCall = defineCall('get-rubrics-point', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  input: rubricsPointInput,
  output: rubricsPointOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
