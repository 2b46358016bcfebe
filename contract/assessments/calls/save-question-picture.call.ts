import { modules } from '#contract/auth/modules.rules.ts';
import { saveFileInput, saveFileOutput } from '#contract/content/documents.wire.ts';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { pictureRefusals } from '../assessments.refusals.ts';

/** Ours: checks and keeps an upload as a picture of a question; it is carried by what is saved with it. */
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
