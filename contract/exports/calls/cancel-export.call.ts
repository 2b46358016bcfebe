import { defineCall } from '#contract/core/define-call.ts';
import { byIdInput } from '#contract/core/row-inputs.ts';
import { exportAccess } from '../exports.access.ts';
import { cancelledExportOutput } from '../exports.wire.ts';

/** Ours [GR-07]: cancels a waiting or running export of the caller. An ended one stays as it is. */
export const cancelExportCall = defineCall('cancel-export', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: byIdInput,
  output: cancelledExportOutput,
  errors: {},
  access: exportAccess,
  rate: 'write',
});
