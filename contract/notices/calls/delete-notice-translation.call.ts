import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { translateRefusals } from '../notices.refusals.ts';
import { deleteTranslationInput, deleteTranslationOutput } from '../translation.wire.ts';

export const deleteNoticeTranslationCall = defineCall('delete-notice-translation', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  input: deleteTranslationInput,
  output: deleteTranslationOutput,
  errors: translateRefusals,
  access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'school', [roles.faculty]: 'own' },
  module: modules.notices,
  rate: 'write',
});
