import { declareCall } from '#contract/core/define-call.ts';

/** Calls that answer `501 not_built`: one that is built gets a file of its own. */
export const notBuiltCalls = {
  /** [CB-02] */
  'get-admin-wallofFames': declareCall('get-admin-wallofFames', {
    method: 'POST',
    areas: ['Dashboards and reports'],
  }),
  'get-admin-wallofFames-view': declareCall('get-admin-wallofFames-view', {
    method: 'POST',
    areas: ['Dashboards and reports'],
  }),
  'get-faculty-wallofFames': declareCall('get-faculty-wallofFames', {
    method: 'POST',
    areas: ['Dashboards and reports'],
  }),
};
