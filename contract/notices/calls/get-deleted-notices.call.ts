import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { deletedNoticesInput, deletedNoticesOutput } from '../board.wire.ts';

/** Notices that the caller deleted or wrote and can restore, last deleted first. */
export const getDeletedNoticesCall = defineCall('get-deleted-notices', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  input: deletedNoticesInput,
  output: deletedNoticesOutput,
  errors: {},
  access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
  module: modules.notices,
});
