import { defineCall } from '#contract/core/define-call.ts';
import { subUsersModule } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { madeSheetOutput } from '#contract/people/sign-in-sheet.wire.ts';
import { subUserCodesRefusals } from '../office.refusals.ts';
import { userCodesInput } from '../office.wire.ts';

/** Ours [QU-06]: starts a job that makes cards with new codes for the chosen people of the office. */
export const subUserCodesCall = defineCall('sub-user-codes', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  rate: 'write',
  input: userCodesInput,
  output: madeSheetOutput,
  errors: subUserCodesRefusals,
  idempotencyKey: 'formSession',
  access: { [roles.superAdmin]: 'school' },
  module: subUsersModule,
});
