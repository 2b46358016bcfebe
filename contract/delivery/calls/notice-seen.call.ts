import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { noticeSeenInput, noticeSeenOutput } from '../delivery.wire.ts';

/** Marks notices as opened, now or earlier while offline. Notices of other readers are ignored. */
export const noticeSeenCall = defineCall('notice-seen', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  loader: false,
  input: noticeSeenInput,
  output: noticeSeenOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.student]: 'audience', [roles.faculty]: 'audience' },
  rate: 'write',
});
