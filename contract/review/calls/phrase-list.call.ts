import { defineCall } from '#contract/core/define-call.ts';
import { pageOutput } from '#contract/core/page.ts';
import { roles } from '#contract/core/roles.ts';
import { phrasePage, phraseRow } from '../resources.wire.ts';

export const phraseListCall = defineCall('phrase-list', {
  method: 'POST',
  ours: true,
  areas: ['Faculty'],
  input: phrasePage,
  output: pageOutput(phraseRow),
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'audience' },
});
