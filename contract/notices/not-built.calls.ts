import { declareCall } from '#contract/core/define-call.ts';

export const notBuiltCalls = {
  'update-notice-files': declareCall('update-notice-files', { method: 'POST', areas: ['Notices'] }),
};
