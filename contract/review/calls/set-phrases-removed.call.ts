import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { setRemovedInput } from '#contract/core/row-inputs.ts';
import { changedRows } from '#contract/core/rows.ts';
import { removePhraseRefusals } from '../review.refusals.ts';

export const setPhrasesRemovedCall = defineCall('set-phrases-removed', {
  method: 'POST',
  ours: true,
  areas: ['Faculty'],
  rate: 'write',
  input: setRemovedInput,
  output: changedRows,
  errors: removePhraseRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'own' },
});
