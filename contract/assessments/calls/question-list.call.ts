import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { questionPage, questionPageOutput } from '../questions.wire.ts';

/** Ours [CE-01]: the questions that the caller may read. */
export const questionListCall = defineCall('question-list', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  loader: false,
  input: questionPage,
  output: questionPageOutput,
  errors: {},
  access: { [roles.superAdmin]: 'school', [roles.schoolAdmin]: 'school', [roles.faculty]: 'audience' },
  module: modules.academicContent,
});
