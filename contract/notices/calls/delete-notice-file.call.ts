import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { deleteNoticeFileInput, deleteNoticeFileOutput } from '../notice.wire.ts';
import { editRefusals, writeRefusals } from '../notices.refusals.ts';

export const deleteNoticeFileCall = defineCall('delete-notice-file', {
  method: 'POST',
  areas: ['Notices'],
  input: deleteNoticeFileInput,
  output: deleteNoticeFileOutput,
  errors: { ...writeRefusals, ...editRefusals },
  access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
  module: modules.notices,
  rate: 'write',
});
