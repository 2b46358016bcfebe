import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { sheetRefusals } from '../people.refusals.ts';
import { madeSheetOutput, makeSheetInput } from '../sign-in-sheet.wire.ts';

/** [QU-06, D7] Starts a job that makes cards with first sign-in codes for many students. */
export const updateBlukStuPassCall = defineCall('update-bluk-stuPass', {
  method: 'POST',
  areas: ['Student migration'],
  input: makeSheetInput,
  output: madeSheetOutput,
  errors: sheetRefusals,
  idempotencyKey: 'formSession',
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
  rate: 'write',
});
