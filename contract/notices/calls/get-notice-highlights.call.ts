import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { noticeHighlightsOutput } from '../notice-list.wire.ts';

export const getNoticeHighlightsCall = defineCall('get-notice-highlights', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  input: v.object({}),
  output: noticeHighlightsOutput,
  errors: {},
  access: { [roles.student]: 'audience', [roles.faculty]: 'audience' },
  module: modules.notices,
});
