import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { codesRefusals } from '../people.refusals.ts';
import { madeSheetOutput, makeCodesInput } from '../sign-in-sheet.wire.ts';

/** Ours [QU-06]: starts a job that makes cards with new codes for the chosen teachers. */
export const facultyCodesCall = defineCall('faculty-codes', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  input: makeCodesInput,
  output: madeSheetOutput,
  errors: codesRefusals,
  idempotencyKey: 'formSession',
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.faculty,
  rate: 'write',
});
