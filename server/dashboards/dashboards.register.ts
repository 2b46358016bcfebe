import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { schoolModels } from '#contract/core/school-models.ts';
import type { Room } from '#server/core/room.ts';
import { recountPeople } from './queries/recount.ts';

const dashboard = { name: 'Dashboard', icon: 'dashboard' };
const home = { name: 'Home', icon: 'home', roles: [roles.student] };

export const dashboardsRoom: Room = {
  clear: recountPeople,
  menu: [
    { ...dashboard, url: modules.notices, roles: [roles.superAdmin] },
    { ...dashboard, url: 'admin/dashboard', roles: [roles.schoolAdmin] },
    { ...dashboard, url: 'myteaching/dashboard', roles: [roles.faculty] },
    { ...home, url: 'student', isFor: ({ model }) => model !== schoolModels.clubs },
    { ...home, url: 'student/club', isFor: ({ model }) => model === schoolModels.clubs },
    { name: 'Finance', url: 'finance', icon: 'finance', roles: [roles.finance] },
  ],
};
