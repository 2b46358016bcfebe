import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { assignmentsInput, assignmentsOutput } from '../choices.wire.ts';

/** [CA-02] Assignments of a grade or club with their due days. */
export const assignedCurriculumDataCall = defineCall('assigned-curriculum-data', {
  method: 'POST',
  areas: ['Curriculum'],
  input: assignmentsInput,
  output: assignmentsOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.academicContent,
});
