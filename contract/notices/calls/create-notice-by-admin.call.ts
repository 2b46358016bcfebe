import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { saveNoticeOutput } from '../notice.wire.ts';
import { saveRefusals } from '../notices.refusals.ts';
import { createNoticeByAdminInput } from '../office.wire.ts';

/** [C1-03, EN-11] Saves the central office's form. */
export const createNoticeByAdminCall = defineCall('create-notice-by-admin', {
  method: 'POST',
  areas: ['Notices'],
  input: createNoticeByAdminInput,
  output: saveNoticeOutput,
  errors: saveRefusals,
  access: { [roles.superAdmin]: 'own' },
  module: modules.notices,
  idempotencyKey: 'formSession',
  rate: 'write',
  bodyBytes: 2 ** 19,
});
