import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { lessonListOutput, ofGradeInput } from '../books.wire.ts';

/** [CA-01] Books of a grade with the titles of their lessons. */
export const digitalBookLessonListCall = defineCall('digital-book-lesson-list', {
  method: 'GET',
  areas: ['Curriculum'],
  loader: false,
  input: ofGradeInput,
  output: lessonListOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
