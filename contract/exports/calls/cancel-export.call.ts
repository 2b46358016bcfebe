import { defineCall } from '#contract/core/define-call.ts';
import { exportAccess } from '../exports.access.ts';
import { cancelledExportOutput, ofExport } from '../exports.wire.ts';

/** Ours [GR-07]: ends an export of the caller that waits or runs. One that has ended stays as it is. */
export const cancelExportCall = defineCall('cancel-export', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: ofExport,
  output: cancelledExportOutput,
  errors: {},
  access: exportAccess,
  rate: 'write',
});
