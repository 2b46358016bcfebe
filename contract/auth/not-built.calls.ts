import { declareCall } from '#contract/core/define-call.ts';

export const notBuiltCalls = {
  'get-lms-options': declareCall('get-lms-options', { method: 'POST', areas: ['Auth and session'] }),
};
