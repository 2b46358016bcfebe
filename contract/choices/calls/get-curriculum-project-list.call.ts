import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { gradeProjectsInput, offeredPage } from '../choices.wire.ts';

/** [CA-01] Projects that a school may choose for a grade of a year, with its choices. */
export const getCurriculumProjectListCall = defineCall('get-curriculum-project-list', {
  method: 'GET',
  areas: ['Curriculum'],
  input: gradeProjectsInput,
  output: offeredPage,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.academicContent,
});
