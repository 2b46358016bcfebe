import { declareCall } from '#contract/core/define-call.ts';

export const notBuiltCalls = {
  'get-school-dashboard-report': declareCall('get-school-dashboard-report', {
    method: 'POST',
    areas: ['Dashboards and reports'],
    response: 'base64',
  }),
  'get-sadmin-project-summery-gradewise': declareCall('get-sadmin-project-summery-gradewise', {
    method: 'POST',
    areas: ['Dashboards and reports'],
  }),
  'get-sadmin-traning-summery-gradewise': declareCall('get-sadmin-traning-summery-gradewise', {
    method: 'POST',
    areas: ['Dashboards and reports'],
  }),
};
