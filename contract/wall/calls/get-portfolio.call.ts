import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { portfolioInput, portfolioOutput } from '../wall.wire.ts';

/** Ours [CA-04]: a student's portfolio, for the student, their teachers and the school's admins. */
export const getPortfolioCall = defineCall('get-portfolio', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  input: portfolioInput,
  output: portfolioOutput,
  errors: {},
  access: { [roles.student]: 'own', [roles.faculty]: 'taught', [roles.schoolAdmin]: 'school' },
});
