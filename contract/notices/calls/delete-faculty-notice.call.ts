import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { changedNoticesOutput, deleteNoticesInput } from '../board.wire.ts';
import { manageRefusals } from '../notices.refusals.ts';

export const deleteFacultyNoticeCall = defineCall('delete-faculty-notice', {
  method: 'POST',
  areas: ['Notices'],
  input: deleteNoticesInput,
  output: changedNoticesOutput,
  errors: manageRefusals,
  access: { [roles.superAdmin]: 'school', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
  module: modules.notices,
  rate: 'write',
});
