import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { portfolioRefusals } from '../wall.refusals.ts';
import { savePortfolioInput } from '../wall.wire.ts';

/** Ours [CA-04]: saves the approved works that a student shows, with order and notes. */
export const savePortfolioCall = defineCall('save-portfolio', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  input: savePortfolioInput,
  output: v.object({ success: v.literal('true'), data: v.object({ version: v.number() }) }),
  errors: portfolioRefusals,
  idempotencyKey: 'formSession',
  rate: 'write',
  access: { [roles.student]: 'own' },
});
