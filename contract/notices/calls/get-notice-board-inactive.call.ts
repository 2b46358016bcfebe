import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { noticeBoardInput, noticeBoardOutput } from '../board.wire.ts';

export const getNoticeBoardInactiveCall = defineCall('get-notice-board-inactive', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  claims: { user: 'login_id', school: 'school_id' },
  input: noticeBoardInput,
  output: noticeBoardOutput,
  errors: {},
  access: { [roles.superAdmin]: 'school', [roles.schoolAdmin]: 'school', [roles.faculty]: 'audience' },
  module: modules.notices,
});
