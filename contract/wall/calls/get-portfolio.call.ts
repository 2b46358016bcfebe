import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { portfolioInput, portfolioOutput } from '../wall.wire.ts';

/** Ours [CA-04]: the works that a student shows; their own, or for who teaches them and admins of the school. */
export const getPortfolioCall = defineCall('get-portfolio', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  input: portfolioInput,
  output: portfolioOutput,
  errors: {},
  access: { [roles.student]: 'own', [roles.faculty]: 'taught', [roles.schoolAdmin]: 'school' },
});
