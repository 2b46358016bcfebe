import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { remindRefusals } from '../marks.refusals.ts';
import { remindInput, remindOutput } from '../marks.wire.ts';

/** Ours [CE-03]: notifies students who have not started, each at most once a day. */
export const remindAssessmentCall = defineCall('remind-assessment', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  request: 'data',
  rate: 'write',
  input: remindInput,
  output: remindOutput,
  errors: remindRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
