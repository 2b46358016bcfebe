import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { markRefusals } from '../marks.refusals.ts';
import { markedOutput, subjectiveMarksInput } from '../marks.wire.ts';

/** [CE-02] Saves a person's marks. Each answer has its own version, so two markers do not overwrite each other. */
export const updateSubjectiveMarksCall = defineCall('update-subjective-marks', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  rate: 'write',
  bodyBytes: 2 ** 21,
  input: subjectiveMarksInput,
  output: markedOutput,
  errors: markRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
