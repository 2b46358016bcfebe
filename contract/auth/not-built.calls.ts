import { declareCall } from '#contract/core/define-call.ts';

/** Calls that answer `501 not_built`: one that is built gets a file of its own. */
export const notBuiltCalls = {
  'get-lms-options': declareCall('get-lms-options', { method: 'POST', areas: ['Auth and session'] }),
};
