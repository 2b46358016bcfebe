import { declareCall } from '#contract/core/define-call.ts';

/** Calls that answer `501 not_built`: one that is built gets a file of its own. */
export const notBuiltCalls = {
  'update-notice-files': declareCall('update-notice-files', { method: 'POST', areas: ['Notices'] }),
};
