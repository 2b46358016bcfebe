import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { byIdInput } from '#contract/core/row-inputs.ts';
import { exportAccess } from '../exports.access.ts';
import { fetchExportRefusals } from '../exports.refusals.ts';

/** Ours [GR-07]: the file of the caller's export, while they may read the list. */
export const downloadExportCall = defineCall('download-export', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  response: 'binary',
  input: byIdInput,
  output: v.any(),
  errors: fetchExportRefusals,
  access: exportAccess,
});
