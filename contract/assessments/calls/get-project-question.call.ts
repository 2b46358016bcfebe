import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { projectQuestionPage, questionPageOutput } from '../questions.wire.ts';

/** [CE-01] Questions of a project, to choose for an assessment. */
export const getProjectQuestionCall = defineCall('get-project-question', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  input: projectQuestionPage,
  output: questionPageOutput,
  errors: {},
  access: { [roles.superAdmin]: 'school', [roles.schoolAdmin]: 'school', [roles.faculty]: 'audience' },
  module: modules.academicContent,
});
