import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { manageRefusals } from '#contract/notices/notices.refusals.ts';
import { deleteNoticeSuperadminInput, deleteNoticeSuperadminOutput } from '../office-notice.wire.ts';

export const deleteNoticeSuperadminCall = defineCall('delete-notice-superadmin', {
  method: 'POST',
  areas: ['Notices'],
  input: deleteNoticeSuperadminInput,
  output: deleteNoticeSuperadminOutput,
  errors: manageRefusals,
  access: { [roles.superAdmin]: 'school' },
  module: modules.notices,
  rate: 'write',
});
