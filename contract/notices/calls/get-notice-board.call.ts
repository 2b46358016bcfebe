import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { noticeBoardInput, noticeBoardOutput } from '../board.wire.ts';

export const getNoticeBoardCall = defineCall('get-notice-board', {
  method: 'POST',
  areas: ['Notices'],
  claims: { user: 'login_id', school: 'school_id' },
  input: noticeBoardInput,
  output: noticeBoardOutput,
  errors: {},
  access: { [roles.superAdmin]: 'school', [roles.schoolAdmin]: 'school', [roles.faculty]: 'audience' },
  module: modules.notices,
});
