import { addAdminUserCall } from './calls/add-admin-user.call.ts';
import { addSubUserCall } from './calls/add-sub-user.call.ts';
import { adminSubUserListCall } from './calls/admin-sub-user-list.call.ts';
import { adminUserByIdCall } from './calls/admin-user-by-id.call.ts';
import { adminUserListCall } from './calls/admin-user-list.call.ts';
import { editAdminUserCall } from './calls/edit-admin-user.call.ts';
import { getDepartmentListCall } from './calls/get-department-list.call.ts';
import { getModulesListCall } from './calls/get-modules-list.call.ts';
import { getSpocsSchoolListCall } from './calls/get-spocs-school-list.call.ts';
import { removeSpocsFromSchoolCall } from './calls/remove-spocs-from-school.call.ts';
import { resetSubUserPasswordCall } from './calls/reset-sub-user-password.call.ts';
import { resetUserPasswordCall } from './calls/reset-user-password.call.ts';
import { setSubUserStatusCall } from './calls/set-sub-user-status.call.ts';
import { setUserStatusCall } from './calls/set-user-status.call.ts';
import { subUserByIdCall } from './calls/sub-user-by-id.call.ts';
import { updateSubUserCall } from './calls/update-sub-user.call.ts';
import { updateSubUserAccessCall } from './calls/update-sub-user-access.call.ts';

/** Every call of this room, for the catalogue. */
export const officeCalls = {
  'add-admin-user': addAdminUserCall,
  'add-sub-user': addSubUserCall,
  'admin-sub-user-list': adminSubUserListCall,
  'admin-user-by-id': adminUserByIdCall,
  'admin-user-list': adminUserListCall,
  'edit-admin-user': editAdminUserCall,
  'get-department-list': getDepartmentListCall,
  'get-modules-list': getModulesListCall,
  'get-spocs-school-list': getSpocsSchoolListCall,
  'remove-spocs-from-school': removeSpocsFromSchoolCall,
  'reset-sub-user-password': resetSubUserPasswordCall,
  'reset-user-password': resetUserPasswordCall,
  'set-sub-user-status': setSubUserStatusCall,
  'set-user-status': setUserStatusCall,
  'sub-user-by-id': subUserByIdCall,
  'update-sub-user': updateSubUserCall,
  'update-sub-user-access': updateSubUserAccessCall,
};
