import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { everyRole, type Screens } from '#contract/core/screen.ts';

export const dashboardsScreens = {
  '/dashboard': { title: 'Dashboard; leads others to their own', access: everyRole, module: modules.notices },
  '/admin/dashboard': { title: 'School dashboard', access: [roles.schoolAdmin] },
  '/student': { title: 'Student home', access: [roles.student] },
  '/student/club': { title: 'Club home', access: [roles.student] },
  '/myteaching/dashboard': { title: 'Faculty dashboard', access: [roles.faculty] },
  '/finance': { title: 'Finance', access: [roles.finance] },
} as const satisfies Screens;
