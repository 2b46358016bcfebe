import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { createFacultyNoticeInput, saveNoticeOutput } from '../notice.wire.ts';
import { saveRefusals } from '../notices.refusals.ts';

export const createFacultyNoticeCall = defineCall('create-faculty-notice', {
  method: 'POST',
  areas: ['Notices'],
  input: createFacultyNoticeInput,
  output: saveNoticeOutput,
  errors: saveRefusals,
  access: { [roles.faculty]: 'own' },
  idempotencyKey: 'formSession',
  rate: 'write',
  bodyBytes: 2 ** 19,
});
