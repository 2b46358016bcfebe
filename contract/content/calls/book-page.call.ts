import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { bookPageInput, bookPageOutput } from '../books.wire.ts';

/** Ours [CA-03]. */
export const bookPageCall = defineCall('book-page', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  loader: false,
  input: bookPageInput,
  output: bookPageOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  module: modules.academicContent,
});
