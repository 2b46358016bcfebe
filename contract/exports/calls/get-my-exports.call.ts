import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { exportAccess } from '../exports.access.ts';
import { exportsOutput } from '../exports.wire.ts';

/** Ours [GR-07]: the caller's exports of the last seven days, newest first, with progress. */
export const getMyExportsCall = defineCall('get-my-exports', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  loader: false,
  input: v.object({}),
  output: exportsOutput,
  errors: {},
  access: exportAccess,
});
