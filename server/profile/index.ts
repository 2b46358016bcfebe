/** What other rooms may use of this one. */
export { placesOf, smallPictureOf } from './profile.ts';
