import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { releaseRefusals } from '../marks.refusals.ts';
import { releaseInput, releaseOutput } from '../marks.wire.ts';

/** Ours [CE-02]: publishes results. Answers marked later are published at once. */
export const releaseAssessmentCall = defineCall('release-assessment', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  rate: 'write',
  input: releaseInput,
  output: releaseOutput,
  errors: releaseRefusals,
  access: { [roles.faculty]: 'own' },
});
