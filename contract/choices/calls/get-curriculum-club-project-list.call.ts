import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { clubProjectsInput, offeredPage } from '../choices.wire.ts';

/** [CA-01] As `get-curriculum-project-list`, of a club. */
export const getCurriculumClubProjectListCall = defineCall('get-curriculum-club-project-list', {
  method: 'GET',
  areas: ['Curriculum'],
  input: clubProjectsInput,
  output: offeredPage,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.academicContent,
});
