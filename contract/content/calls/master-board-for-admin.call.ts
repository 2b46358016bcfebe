import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { masterListOutput } from '../content.wire.ts';

/** [CB-04] As `board-list`, for the office's reports. */
export const masterBoardForAdminCall = defineCall('master_board-for-admin', {
  method: 'POST',
  areas: ['Dashboards and reports'],
  claims: { user: 'sAdmin_id' },
  input: v.object({ sAdmin_id: v.number() }),
  output: masterListOutput,
  errors: {},
  access: { [roles.superAdmin]: 'own' },
  module: 'any',
});
