import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { savedOutput } from '#contract/core/saving.ts';
import { saveLessonInput } from '../books.wire.ts';
import { saveWithFilesRefusals } from '../content.refusals.ts';

/** Ours [CA-03]: a lesson of a book. */
export const saveLessonCall = defineCall('save-lesson', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  idempotencyKey: 'formSession',
  rate: 'write',
  input: saveLessonInput,
  output: savedOutput,
  errors: saveWithFilesRefusals,
  access: { [roles.superAdmin]: 'all' },
  module: modules.academicContent,
  forAllSchools: true,
});
