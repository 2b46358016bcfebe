import { declareCall } from '#contract/core/define-call.ts';

/** Calls that answer `501 not_built`: one that is built gets a file of its own. */
export const notBuiltCalls = {
  'check-notice-exist': declareCall('check-notice-exist', { method: 'POST', areas: ['Notices'] }),
  'update-notice-files': declareCall('update-notice-files', { method: 'POST', areas: ['Notices'] }),
};
