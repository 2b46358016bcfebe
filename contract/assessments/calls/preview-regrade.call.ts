import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { previewRegradeRefusals } from '../regrade.refusals.ts';
import { previewRegradeInput, previewRegradeOutput } from '../regrade.wire.ts';

/** Ours [CE-03]: the marks that a regrade would give. Nothing is stored. */
export const previewRegradeCall = defineCall('preview-regrade', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  input: previewRegradeInput,
  output: previewRegradeOutput,
  errors: previewRegradeRefusals,
  access: { [roles.faculty]: 'own' },
});
