import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { rightsRefusals } from '../profile.refusals.ts';
import { removeImageInput, removeImageOutput } from '../profile.wire.ts';

/** [C2-02, ER-23] */
export const removeFacultyImageCall = defineCall('remove-faculty-image', {
  method: 'POST',
  areas: ['Faculty'],
  claims: { user: 'id' },
  input: removeImageInput,
  output: removeImageOutput,
  errors: rightsRefusals,
  access: { [roles.faculty]: 'own' },
  rate: 'write',
  transaction: 'parts',
});
