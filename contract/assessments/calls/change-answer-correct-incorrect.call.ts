import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { markRefusals } from '../marks.refusals.ts';
import { correctIncorrectInput, markedOutput } from '../marks.wire.ts';

/** [CE-03] Overrules the marking rule: gives all marks of a question or none, with a reason. */
export const changeAnswerCorrectIncorrectCall = defineCall('changeAnswerCorrectIncorrect', {
  method: 'POST',
  areas: ['Assessments'],
  request: 'data',
  rate: 'write',
  input: correctIncorrectInput,
  output: markedOutput,
  errors: markRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
