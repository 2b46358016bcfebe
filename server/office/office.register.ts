import { modules, subUsersModule } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import type { Room } from '#server/core/room.ts';
import { scopeIn } from '#server/core/scope.policy.ts';
import { adminsExport } from './export-admins.ts';

const admins = { name: 'School admins', url: modules.admins, icon: 'admins' };

/** What the room offers besides its calls. The office begins with who runs what, a school with its people. */
export const officeRoom: Room = {
  exports: [adminsExport],
  desks: {
    // Those of the central office who look after admins or after its own people.
    users: (actor) =>
      scopeIn('admin-user-list', actor) === 'all' || scopeIn('admin-sub-user-list', actor) !== null,
  },
  menu: [
    { ...admins, roles: [roles.superAdmin] },
    { ...admins, roles: [roles.schoolAdmin] },
    { name: 'Sub users', url: subUsersModule, icon: 'sub-users', roles: [roles.superAdmin] },
  ],
};
