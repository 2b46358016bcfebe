/** What other rooms may use of this one. */
export { placeOfSchool } from './queries/places.ts';
export { isTaughtBy } from './queries/taught.ts';
export { type ReachedSchool, reachSchool } from './reach.ts';
export { settingsOf } from './settings.ts';
