import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { noticeDetailsInput, noticeDetailsOutput } from '../notice.wire.ts';
import { editRefusals } from '../notices.refusals.ts';

export const getNoticeDetailsCall = defineCall('get-notice-details', {
  method: 'POST',
  areas: ['Notices'],
  encodedAnswer: ['data'],
  claims: { user: 'user_id' },
  input: noticeDetailsInput,
  output: noticeDetailsOutput,
  errors: editRefusals,
  access: {
    [roles.superAdmin]: 'school',
    [roles.schoolAdmin]: 'school',
    [roles.student]: 'audience',
    [roles.faculty]: 'audience',
  },
  module: modules.notices,
});
