import { saveFileInput, saveFileOutput } from '#contract/content/documents.wire.ts';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { pictureRefusals } from '../assessments.refusals.ts';

/** Ours: checks an uploaded picture and keeps it. It is erased unless a question is saved with it. */
export const saveQuestionPictureCall = defineCall('save-question-picture', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  loader: false,
  rate: 'write',
  transaction: 'parts',
  input: saveFileInput,
  output: saveFileOutput,
  errors: pictureRefusals,
  access: { [roles.superAdmin]: 'own', [roles.faculty]: 'own' },
  module: modules.academicContent,
  forAllSchools: true,
});
