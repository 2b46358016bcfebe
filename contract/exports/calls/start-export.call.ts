import { defineCall } from '#contract/core/define-call.ts';
import { exportAccess } from '../exports.access.ts';
import { startExportRefusals } from '../exports.refusals.ts';
import { startExportInput, startedExportOutput } from '../exports.wire.ts';

/** Ours [GR-07]: starts a job that writes a long list to a file. The right to read the list is enough. */
export const startExportCall = defineCall('start-export', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  input: startExportInput,
  output: startedExportOutput,
  errors: startExportRefusals,
  access: exportAccess,
  rate: 'write',
  bodyBytes: 2 ** 20,
  atOnce: { person: 1, school: 2 },
});
