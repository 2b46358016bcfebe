import { type CallShape, declareCall } from '#contract/core/define-call.ts';

const report = { method: 'POST', areas: ['Dashboards and reports'] } as const satisfies CallShape;

/** Area "Dashboards and reports" [CB]. */
export const dashboardCalls = {
  /** [CB-01] */
  'get-upcoming-assessment': declareCall('get-upcoming-assessment', report),
  'get-school-dashboard-report': declareCall('get-school-dashboard-report', {
    ...report,
    response: 'base64',
  }),
  'get-gradewise-dashboard-report': declareCall('get-gradewise-dashboard-report', report),
  'get-gradeDivision-report': declareCall('get-gradeDivision-report', report),
  'get-admin-faculty-report': declareCall('get-admin-faculty-report', report),
  'get-admin-student-Project-report': declareCall('get-admin-student-Project-report', report),
  'get-admin-student-club-Project-report': declareCall('get-admin-student-club-Project-report', report),
  'student-Project-Report-for-excel': declareCall('student-Project-Report-for-excel', report),
  'get-faculty-report': declareCall('get-faculty-report', report),
  'get-gradewise-export-report': declareCall('get-gradewise-export-report', report),
  'get-facultywise-export-report': declareCall('get-facultywise-export-report', report),
  'get-clubwise-dashboard-report': declareCall('get-clubwise-dashboard-report', report),
  'get-clubyWise-export-report': declareCall('get-clubyWise-export-report', report),
  /** [CB-02] */
  'get-admin-wallofFames': declareCall('get-admin-wallofFames', report),
  'get-admin-wallofFames-view': declareCall('get-admin-wallofFames-view', report),
  'get-faculty-wallofFames': declareCall('get-faculty-wallofFames', report),
  /** [CB-03] */
  'get-sadmin-dashboard-report': declareCall('get-sadmin-dashboard-report', report),
  'get-sadmin-project-summery-gradewise': declareCall('get-sadmin-project-summery-gradewise', report),
  'get-sadmin-traning-summery-gradewise': declareCall('get-sadmin-traning-summery-gradewise', report),
  /** [CB-04] */
  'master_classes-for-admin': declareCall('master_classes-for-admin', report),
  'master_board-for-admin': declareCall('master_board-for-admin', report),
  'country-list-for-admin': declareCall('country-list-for-admin', report),
  'state-list-for-admin': declareCall('state-list-for-admin', report),
  'school-list-for-admin': declareCall('school-list-for-admin', report),
  'digital-access-n-version': declareCall('digital-access-n-version', report),
  /** [CB-05] */
  'get-schedule-assessment': declareCall('get-schedule-assessment', report),
  'get-schedule-assessment-model': declareCall('get-schedule-assessment-model', report),
  'get-total-faculty-student': declareCall('get-total-faculty-student', report),
  'convert-date-time-zonewise': declareCall('convert-date-time-zonewise', report),
};
