import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';

/** Takes back a notice that was shared a moment ago, without a trace. */
export const undoNoticeCall = defineCall('undo-notice', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  input: v.object({ notice_id: id, version: id }),
  output: v.object({ success: v.literal('true'), information: v.string() }),
  errors: {
    too_late: 'It is too late to take this notice back. You can switch it off instead.',
    stale: 'This notice was changed since it was shared, so it cannot be taken back.',
  },
  access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
  module: modules.notices,
  rate: 'write',
});
