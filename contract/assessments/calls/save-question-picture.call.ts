import { saveFileInput, saveFileOutput } from '#contract/content/documents.wire.ts';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { pictureRefusals } from '../assessments.refusals.ts';

/** Ours: checks an upload and keeps it as a picture. The question that is saved with it keeps it from being erased. */
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
