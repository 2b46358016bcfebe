import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { changedNoticesOutput, setNoticeStatusInput } from '../board.wire.ts';
import { manageRefusals } from '../notices.refusals.ts';

export const setNoticeStatusCall = defineCall('set-notice-status', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  input: setNoticeStatusInput,
  output: changedNoticesOutput,
  errors: manageRefusals,
  access: { [roles.superAdmin]: 'school', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
  module: modules.notices,
  rate: 'write',
});
