import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { withdrawRefusals } from '../schedule.refusals.ts';
import { withdrawInput, withdrawOutput } from '../schedule-editor.wire.ts';

/** Ours [CE-01]: withdraws an assessment. Before the first start it becomes a draft again; afterwards it is closed. */
export const withdrawAssessmentCall = defineCall('withdraw-assessment', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  request: 'data',
  rate: 'write',
  input: withdrawInput,
  output: withdrawOutput,
  errors: withdrawRefusals,
  access: { [roles.faculty]: 'own' },
});
