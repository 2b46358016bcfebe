import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { createNoticeInput, saveNoticeOutput } from '../notice.wire.ts';
import { saveRefusals } from '../notices.refusals.ts';

export const createNoticeCall = defineCall('create-notice', {
  method: 'POST',
  areas: ['Notices'],
  claims: { school: 'school_id' },
  input: createNoticeInput,
  output: saveNoticeOutput,
  errors: saveRefusals,
  access: { [roles.schoolAdmin]: 'own' },
  idempotencyKey: 'formSession',
  rate: 'write',
  bodyBytes: 2 ** 19,
});
