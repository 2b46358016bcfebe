import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { exportQuestionsRefusals } from '../assessments.refusals.ts';
import { exportQuestionsInput, exportQuestionsOutput } from '../questions.wire.ts';

/** Ours [CE-01]: the questions of a list with their keys, as GIFT or a table. */
export const exportQuestionsCall = defineCall('export-questions', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  input: exportQuestionsInput,
  output: exportQuestionsOutput,
  errors: exportQuestionsRefusals,
  access: { [roles.superAdmin]: 'school', [roles.schoolAdmin]: 'school', [roles.faculty]: 'audience' },
  module: modules.academicContent,
});
