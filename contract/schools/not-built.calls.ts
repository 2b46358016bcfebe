import { declareCall } from '#contract/core/define-call.ts';

/** Calls that answer `501 not_built`: one that is built gets a file of its own. */
export const notBuiltCalls = {
  /** [CB-04] */
  'master_classes-for-admin': declareCall('master_classes-for-admin', {
    method: 'POST',
    areas: ['Dashboards and reports'],
  }),
};
