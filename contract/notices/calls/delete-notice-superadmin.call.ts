import { modules } from '#contract/auth/modules.rules.ts';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { deleteNoticeSuperadminInput, deleteNoticeSuperadminOutput } from '../board.wire.ts';

export const deleteNoticeSuperadminCall = defineCall('delete-notice-superadmin', {
  method: 'POST',
  areas: ['Notices'],
  input: deleteNoticeSuperadminInput,
  output: deleteNoticeSuperadminOutput,
  errors: ['stale', 'locked', 'demo_school', 'still_active', 'too_late', 'not_deleted'],
  access: { [roles.superAdmin]: 'school' },
  module: modules.notices,
  rate: 'write',
});
