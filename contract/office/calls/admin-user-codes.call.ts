import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { madeSheetOutput } from '#contract/people/sign-in-sheet.wire.ts';
import { adminCodesRefusals } from '../office.refusals.ts';
import { userCodesInput } from '../office.wire.ts';

/** Ours [QU-06]: starts a job that makes cards with new codes for the chosen school admins. */
export const adminUserCodesCall = defineCall('admin-user-codes', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  rate: 'write',
  input: userCodesInput,
  output: madeSheetOutput,
  errors: adminCodesRefusals,
  idempotencyKey: 'formSession',
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.admins,
});
