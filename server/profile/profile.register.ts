import type { profileCalls } from '#contract/profile/profile.calls.ts';
import type { Handlers } from '#server/core/pipeline.ts';
import type { Room } from '#server/core/room.ts';
import { adminProfileById } from './calls/admin-profile-by-id.ts';
import { changePassword } from './calls/change-password.ts';
import { removeProfileImage } from './calls/remove-profile-image.ts';
import { updateAdminProfile } from './calls/update-admin-profile.ts';
import { updateStudentProfile } from './calls/update-student-profile.ts';
import { registerPortraitRoutes } from './portrait-routes.ts';
import { profiles } from './schema.ts';

/** A built call of the room without a handler does not compile, nor a handler without a call. */
export const profileHandlers: Handlers<typeof profileCalls> = {
  'admin-profile-by-id': adminProfileById,
  'change-Password': changePassword,
  'remove-profile-image': removeProfileImage,
  'update-admin-profile': updateAdminProfile,
  'update-student-profile': updateStudentProfile,
};

/** What the room offers besides its calls. */
export const profileRoom: Room = {
  personal: [{ part: 'profile', table: profiles, secret: ['picture_key', 'small_picture_key'] }],
  routes: registerPortraitRoutes,
};
