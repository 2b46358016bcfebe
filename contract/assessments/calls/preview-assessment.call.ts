import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { itemRefusals } from '../schedule.refusals.ts';
import { previewInput, previewOutput } from '../schedule-editor.wire.ts';

/** Ours [CE-01]: a paper as one student would get it, without keys. Nothing is stored. */
export const previewAssessmentCall = defineCall('preview-assessment', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  input: previewInput,
  output: previewOutput,
  errors: itemRefusals,
  access: { [roles.faculty]: 'own' },
});
