import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { deleteNoticeSuperadminInput, deleteNoticeSuperadminOutput } from '../board.wire.ts';
import { manageRefusals } from '../notices.refusals.ts';

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
