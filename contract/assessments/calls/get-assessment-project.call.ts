import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { assessmentProjectsOutput } from '../questions.wire.ts';

/** [CE-01] Projects for an assessment, each with the number of questions that the caller may use. */
export const getAssessmentProjectCall = defineCall('get-assessment-project', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  input: v.object({}),
  output: assessmentProjectsOutput,
  errors: {},
  access: { [roles.superAdmin]: 'school', [roles.schoolAdmin]: 'school', [roles.faculty]: 'audience' },
  module: modules.academicContent,
});
