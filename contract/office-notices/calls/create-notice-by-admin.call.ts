import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { saveNoticeOutput } from '#contract/notices/notice.wire.ts';
import { createNoticeByAdminInput } from '../office-notice.wire.ts';
import { saveOfficeRefusals } from '../office-notices.refusals.ts';

/** [C1-03, EN-11] Saves the central office's form. */
export const createNoticeByAdminCall = defineCall('create-notice-by-admin', {
  method: 'POST',
  areas: ['Notices'],
  input: createNoticeByAdminInput,
  output: saveNoticeOutput,
  errors: saveOfficeRefusals,
  access: { [roles.superAdmin]: 'own' },
  module: modules.notices,
  idempotencyKey: 'formSession',
  rate: 'write',
  bodyBytes: 2 ** 19,
});
