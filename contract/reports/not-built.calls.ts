import { declareCall } from '#contract/core/define-call.ts';

export const notBuiltCalls = {
  'get-gradeDivision-report': declareCall('get-gradeDivision-report', {
    method: 'POST',
    areas: ['Dashboards and reports'],
  }),
  'get-admin-faculty-report': declareCall('get-admin-faculty-report', {
    method: 'POST',
    areas: ['Dashboards and reports'],
  }),
  'get-admin-student-Project-report': declareCall('get-admin-student-Project-report', {
    method: 'POST',
    areas: ['Dashboards and reports'],
  }),
  'get-admin-student-club-Project-report': declareCall('get-admin-student-club-Project-report', {
    method: 'POST',
    areas: ['Dashboards and reports'],
  }),
  'student-Project-Report-for-excel': declareCall('student-Project-Report-for-excel', {
    method: 'POST',
    areas: ['Dashboards and reports'],
  }),
  'get-faculty-report': declareCall('get-faculty-report', {
    method: 'POST',
    areas: ['Dashboards and reports'],
  }),
  'get-gradewise-export-report': declareCall('get-gradewise-export-report', {
    method: 'POST',
    areas: ['Dashboards and reports'],
  }),
  'get-facultywise-export-report': declareCall('get-facultywise-export-report', {
    method: 'POST',
    areas: ['Dashboards and reports'],
  }),
  'get-clubyWise-export-report': declareCall('get-clubyWise-export-report', {
    method: 'POST',
    areas: ['Dashboards and reports'],
  }),
  /** [C6-01] */
  'get-report-steps': declareCall('get-report-steps', { method: 'POST', areas: ['Faculty'] }),
  'fetch-faculty-report': declareCall('fetch-faculty-report', { method: 'POST', areas: ['Faculty'] }),
  'report-data': declareCall('report-data', { method: 'POST', areas: ['Faculty'] }),
  'generate-report': declareCall('generate-report', { method: 'POST', areas: ['Faculty'] }),
  'save-report-data': declareCall('save-report-data', { method: 'POST', areas: ['Faculty'] }),
};
