import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { audienceRefusals } from '../schedule.refusals.ts';
import { countAudienceInput, countAudienceOutput } from '../schedule-editor.wire.ts';

/** Ours [CE-01]: counts the students in groups and single students together. */
export const countAssessmentAudienceCall = defineCall('count-assessment-audience', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  input: countAudienceInput,
  output: countAudienceOutput,
  errors: audienceRefusals,
  access: { [roles.faculty]: 'taught' },
});
