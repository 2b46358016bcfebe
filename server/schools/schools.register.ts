import { hasModule, modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import type { Room } from '#server/core/room.ts';
import { scopeIn } from '#server/core/scope.policy.ts';
import { memberships } from '#server/directory/schema.ts';
import { schoolsExport } from './export-schools.ts';
import { licenceJobs } from './licence-mail.ts';
import { registerLogoRoutes } from './logo-routes.ts';

export const schoolsRoom: Room = {
  exports: [schoolsExport],
  desks: {
    // Central office people who see schools in lists and figures.
    schools: (actor) => scopeIn('school-list', actor) === 'all' && hasModule(actor, modules.schools),
  },
  personal: [
    // A merged entry loses its places.
    { part: 'places', table: memberships, isFirst: true },
  ],
  jobs: licenceJobs,
  routes: registerLogoRoutes,
  menu: [
    { name: 'Schools', url: modules.schools, icon: 'schools', roles: [roles.superAdmin] },
    {
      name: 'School settings',
      url: 'admin/settings',
      icon: 'settings',
      roles: [roles.schoolAdmin],
    },
  ],
};
