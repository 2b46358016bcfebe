import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { byIdInput } from '#contract/core/row-inputs.ts';
import { phraseRow } from '../resources.wire.ts';

export const phraseByIdCall = defineCall('phrase-by-id', {
  method: 'POST',
  ours: true,
  areas: ['Faculty'],
  input: byIdInput,
  output: phraseRow,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'own' },
});
