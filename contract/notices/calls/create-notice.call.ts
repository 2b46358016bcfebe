import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { createNoticeInput, saveNoticeOutput } from '../notice.wire.ts';
import { saveErrors } from '../save-errors.ts';

export const createNoticeCall = defineCall('create-notice', {
  method: 'POST',
  areas: ['Notices'],
  claims: { school: 'school_id' },
  input: createNoticeInput,
  output: saveNoticeOutput,
  errors: saveErrors,
  access: { [roles.schoolAdmin]: 'own' },
  idempotencyKey: 'formSession',
  rate: 'write',
});
