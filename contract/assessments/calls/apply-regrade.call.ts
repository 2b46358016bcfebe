import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { applyRegradeRefusals } from '../regrade.refusals.ts';
import { applyRegradeInput, applyRegradeOutput } from '../regrade.wire.ts';

/** Ours [CE-03]: applies a previewed regrade to everybody. Running attempts get it when they end. */
export const applyRegradeCall = defineCall('apply-regrade', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  idempotencyKey: 'formSession',
  rate: 'write',
  input: applyRegradeInput,
  output: applyRegradeOutput,
  errors: applyRegradeRefusals,
  access: { [roles.faculty]: 'own' },
});
