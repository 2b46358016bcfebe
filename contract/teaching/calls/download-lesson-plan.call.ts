import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { lessonPlanRefusals } from '../teaching.refusals.ts';
import { lessonPlanInput } from '../teaching.wire.ts';

/** [C6-03] The office's lesson plan of the session, or else of the project. */
export const downloadLessonPlanCall = defineCall('download-lesson-plan', {
  method: 'POST',
  response: 'binary',
  loader: false,
  areas: ['Faculty'],
  input: lessonPlanInput,
  output: v.any(),
  errors: lessonPlanRefusals,
  access: { [roles.schoolAdmin]: 'audience', [roles.faculty]: 'audience' },
});
