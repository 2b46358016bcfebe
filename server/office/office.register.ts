import { modules, roles, subUsersModule } from '#contract';
import type { officeCalls } from '#contract/office/office.calls.ts';
import type { Handlers } from '#server/core/pipeline.ts';
import type { Room } from '#server/core/room.ts';
import { addAdminUser } from './calls/add-admin-user.ts';
import { addSubUser } from './calls/add-sub-user.ts';
import { adminSubUserList } from './calls/admin-sub-user-list.ts';
import { adminUserById } from './calls/admin-user-by-id.ts';
import { adminUserList } from './calls/admin-user-list.ts';
import { editAdminUser } from './calls/edit-admin-user.ts';
import { getDepartmentList } from './calls/get-department-list.ts';
import { getModulesList } from './calls/get-modules-list.ts';
import { getSpocsSchoolList } from './calls/get-spocs-school-list.ts';
import { removeSpocsFromSchool } from './calls/remove-spocs-from-school.ts';
import { resetSubUserPassword } from './calls/reset-sub-user-password.ts';
import { resetUserPassword } from './calls/reset-user-password.ts';
import { setSubUserStatus } from './calls/set-sub-user-status.ts';
import { setUserStatus } from './calls/set-user-status.ts';
import { subUserById } from './calls/sub-user-by-id.ts';
import { updateSubUser } from './calls/update-sub-user.ts';
import { updateSubUserAccess } from './calls/update-sub-user-access.ts';

/** A built call of the room without a handler does not compile, nor a handler without a call. */
export const officeHandlers: Handlers<typeof officeCalls> = {
  'add-admin-user': addAdminUser,
  'add-sub-user': addSubUser,
  'admin-sub-user-list': adminSubUserList,
  'admin-user-by-id': adminUserById,
  'admin-user-list': adminUserList,
  'edit-admin-user': editAdminUser,
  'get-department-list': getDepartmentList,
  'get-modules-list': getModulesList,
  'get-spocs-school-list': getSpocsSchoolList,
  'remove-spocs-from-school': removeSpocsFromSchool,
  'reset-sub-user-password': resetSubUserPassword,
  'reset-user-password': resetUserPassword,
  'set-sub-user-status': setSubUserStatus,
  'set-user-status': setUserStatus,
  'sub-user-by-id': subUserById,
  'update-sub-user': updateSubUser,
  'update-sub-user-access': updateSubUserAccess,
};

const admins = { name: 'School admins', url: modules.admins, icon: 'admins' };

/** What the room offers besides its calls. The office begins with who runs what, a school with its people. */
export const officeRoom: Room = {
  menu: [
    { ...admins, roles: [roles.superAdmin], order: 14 },
    { ...admins, roles: [roles.schoolAdmin], order: 40 },
    { name: 'Sub users', url: subUsersModule, icon: 'sub-users', roles: [roles.superAdmin], order: 16 },
  ],
};
