import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { previewReleaseOutput, releaseInput } from '../marks.wire.ts';

/** Ours [CE-02]: how many results a release would publish now, and how many would wait. */
export const previewReleaseCall = defineCall('preview-release', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  input: releaseInput,
  output: previewReleaseOutput,
  errors: {},
  access: { [roles.faculty]: 'own' },
});
