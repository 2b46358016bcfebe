import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { gradesOutput } from '../books.wire.ts';

/** [C3-04] Grades that have books: those the caller teaches, or all of the school. */
export const getDigitalBookGradeCall = defineCall('get-digital-book-grade', {
  method: 'POST',
  areas: ['Faculty'],
  loader: false,
  input: v.object({}),
  output: gradesOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
