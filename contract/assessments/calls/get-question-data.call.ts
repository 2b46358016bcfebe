import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { byIdInput } from '#contract/core/row-inputs.ts';
import { questionDataOutput } from '../questions.wire.ts';

/** [CE-01] One question with its key, for users who may read its bank. */
export const getQuestionDataCall = defineCall('get-question-data', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  input: byIdInput,
  output: questionDataOutput,
  errors: {},
  access: { [roles.superAdmin]: 'school', [roles.schoolAdmin]: 'school', [roles.faculty]: 'audience' },
  module: modules.academicContent,
});
