import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { questionTypesOutput } from '../questions.wire.ts';

/** [QU-37] The types of questions. */
export const assessmentQuestionTypeCall = defineCall('assessment-question-type', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  input: v.object({}),
  output: questionTypesOutput,
  errors: {},
  access: { [roles.superAdmin]: 'school', [roles.schoolAdmin]: 'school', [roles.faculty]: 'audience' },
  module: modules.academicContent,
});
