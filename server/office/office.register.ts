import { modules, subUsersModule } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import type { Room } from '#server/core/room.ts';
import { scopeIn } from '#server/core/scope.policy.ts';
import { adminsExport } from './export-admins.ts';

const admins = { name: 'School admins', url: modules.admins, icon: 'admins' };

export const officeRoom: Room = {
  exports: [adminsExport],
  desks: {
    // Central office people who manage admins or the office's people.
    users: (actor) =>
      scopeIn('admin-user-list', actor) === 'all' || scopeIn('admin-sub-user-list', actor) !== null,
  },
  menu: [
    { ...admins, roles: [roles.superAdmin] },
    { ...admins, roles: [roles.schoolAdmin] },
    { name: 'Sub users', url: subUsersModule, icon: 'sub-users', roles: [roles.superAdmin] },
  ],
};
