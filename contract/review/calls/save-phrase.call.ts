import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { savedOutput, saving } from '#contract/core/saving.ts';
import { phraseFields } from '../resources.wire.ts';
import { savePhraseRefusals } from '../review.refusals.ts';

export const savePhraseCall = defineCall('save-phrase', {
  method: 'POST',
  ours: true,
  areas: ['Faculty'],
  idempotencyKey: 'formSession',
  rate: 'write',
  input: v.object({ ...saving, ...phraseFields.entries }),
  output: savedOutput,
  errors: savePhraseRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'own' },
});
