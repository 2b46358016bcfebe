import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { bookLessonsOutput, ofBookInput } from '../books.wire.ts';

/** [C3-04, QU-35] One book with its lessons in order. */
export const getDigitalBookLessionListCall = defineCall('get-digital-book-lession-list', {
  method: 'POST',
  areas: ['Faculty'],
  loader: false,
  input: ofBookInput,
  output: bookLessonsOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught', [roles.student]: 'own' },
});
