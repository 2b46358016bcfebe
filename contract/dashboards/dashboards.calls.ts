import { getClubwiseDashboardReportCall } from './calls/get-clubwise-dashboard-report.call.ts';
import { getGradewiseDashboardReportCall } from './calls/get-gradewise-dashboard-report.call.ts';
import { getSadminDashboardReportCall } from './calls/get-sadmin-dashboard-report.call.ts';
import { getTotalFacultyStudentCall } from './calls/get-total-faculty-student.call.ts';
import { notBuiltCalls } from './not-built.calls.ts';

/** Every call of this room, for the catalogue. */
export const dashboardsCalls = {
  ...notBuiltCalls,
  'get-clubwise-dashboard-report': getClubwiseDashboardReportCall,
  'get-gradewise-dashboard-report': getGradewiseDashboardReportCall,
  'get-sadmin-dashboard-report': getSadminDashboardReportCall,
  'get-total-faculty-student': getTotalFacultyStudentCall,
};
