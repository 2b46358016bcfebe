import { modules, roles, schoolModels } from '#contract';
import type { dashboardsCalls } from '#contract/dashboards/dashboards.calls.ts';
import type { Handlers } from '#server/core/pipeline.ts';
import type { Room } from '#server/core/room.ts';
import { getClubwiseDashboardReport } from './calls/get-clubwise-dashboard-report.ts';
import { getGradewiseDashboardReport } from './calls/get-gradewise-dashboard-report.ts';
import { getSadminDashboardReport } from './calls/get-sadmin-dashboard-report.ts';
import { getTotalFacultyStudent } from './calls/get-total-faculty-student.ts';
import { recountPeople } from './recount.ts';

/** A built call of the room without a handler does not compile, nor a handler without a call. */
export const dashboardsHandlers: Handlers<typeof dashboardsCalls> = {
  'get-clubwise-dashboard-report': getClubwiseDashboardReport,
  'get-gradewise-dashboard-report': getGradewiseDashboardReport,
  'get-sadmin-dashboard-report': getSadminDashboardReport,
  'get-total-faculty-student': getTotalFacultyStudent,
};

const dashboard = { name: 'Dashboard', icon: 'dashboard', order: 10 };
const home = { name: 'Home', icon: 'home', roles: [roles.student], order: 10 };

/** What the room offers besides its calls. */
export const dashboardsRoom: Room = {
  clear: recountPeople,
  menu: [
    { ...dashboard, url: modules.notices, roles: [roles.superAdmin] },
    { ...dashboard, url: 'admin/dashboard', roles: [roles.schoolAdmin] },
    { ...dashboard, url: 'myteaching/dashboard', roles: [roles.faculty] },
    { ...home, url: 'student', isFor: ({ model }) => model !== schoolModels.clubs },
    { ...home, url: 'student/club', isFor: ({ model }) => model === schoolModels.clubs },
    { name: 'Finance', url: 'finance', icon: 'finance', roles: [roles.finance], order: 10 },
  ],
};
