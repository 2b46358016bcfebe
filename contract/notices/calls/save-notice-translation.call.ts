import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { translateRefusals } from '../notices.refusals.ts';
import { saveTranslationInput, saveTranslationOutput } from '../translation.wire.ts';

export const saveNoticeTranslationCall = defineCall('save-notice-translation', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  input: saveTranslationInput,
  output: saveTranslationOutput,
  errors: translateRefusals,
  access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'school', [roles.faculty]: 'own' },
  module: modules.notices,
  rate: 'write',
});
