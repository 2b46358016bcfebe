import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { createFacultyNoticeInput, saveNoticeOutput } from '../notice.wire.ts';
import { saveErrors } from '../save-errors.ts';

export const createFacultyNoticeCall = defineCall('create-faculty-notice', {
  method: 'POST',
  areas: ['Notices'],
  input: createFacultyNoticeInput,
  output: saveNoticeOutput,
  errors: saveErrors,
  access: { [roles.faculty]: 'own' },
  idempotencyKey: 'formSession',
  rate: 'write',
});
