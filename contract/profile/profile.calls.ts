import { adminProfileByIdCall } from './calls/admin-profile-by-id.call.ts';
import { changePasswordCall } from './calls/change-password.call.ts';
import { removeProfileImageCall } from './calls/remove-profile-image.call.ts';
import { updateAdminProfileCall } from './calls/update-admin-profile.call.ts';
import { updateStudentProfileCall } from './calls/update-student-profile.call.ts';

/** Every call of this room, for the catalogue. */
export const profileCalls = {
  'admin-profile-by-id': adminProfileByIdCall,
  'change-Password': changePasswordCall,
  'remove-profile-image': removeProfileImageCall,
  'update-admin-profile': updateAdminProfileCall,
  'update-student-profile': updateStudentProfileCall,
};
