import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { shelfOutput } from '../books.wire.ts';

/** [C3-04, CA-04, QU-35] The shelf: books the caller may read, with their progress. */
export const getDigitalBookCall = defineCall('get-digital-book', {
  method: 'POST',
  areas: ['Faculty'],
  loader: false,
  input: v.object({}),
  output: shelfOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught', [roles.student]: 'own' },
});
