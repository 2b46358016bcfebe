export { type KeptPicture, keepPicture, keysOfPicture } from './picture.ts';
export { refuseUnlessMayView } from './policy.ts';
export { problemReason } from './problem-reason.ts';
export { addressOf, membershipsOf, ownerOf, schoolAdminOf, smallPictureOf } from './queries/profile.ts';
export { sharedFields } from './read-profile.ts';
export { removeImage } from './remove-image.ts';
export { saveProfile } from './save-profile.ts';
