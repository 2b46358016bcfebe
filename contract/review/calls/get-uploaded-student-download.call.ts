import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { zipInput } from '../queue.wire.ts';
import { zipRefusals } from '../review.refusals.ts';

/** [C5-01] Streams the newest attempts of a class as one zip: all of them, or a refusal if they are too many. */
export const getUploadedStudentDownloadCall = defineCall('get-uploaded-student-download', {
  method: 'POST',
  areas: ['Faculty'],
  response: 'binary',
  atOnce: { person: 1, school: 3 },
  input: zipInput,
  output: v.any(),
  errors: zipRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
