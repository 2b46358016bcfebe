/** What other rooms may use of this one. */
export { type KeptPicture, keepPicture, keysOfPicture } from './picture.ts';
export { refuseUnlessMayView } from './policy.ts';
export { problemText } from './problem-text.ts';
export { addressOf, ownerOf, placesOf, schoolAdminOf, smallPictureOf } from './profile.ts';
export { sharedFields } from './read-profile.ts';
