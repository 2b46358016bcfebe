import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { questionChoicesOutput } from '../questions.wire.ts';

/** Ours [CE-01]: the options of the question form. */
export const questionChoicesCall = defineCall('question-choices', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  loader: false,
  input: v.object({}),
  output: questionChoicesOutput,
  errors: {},
  access: { [roles.superAdmin]: 'school', [roles.schoolAdmin]: 'school', [roles.faculty]: 'audience' },
  module: modules.academicContent,
});
