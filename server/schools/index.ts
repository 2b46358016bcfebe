/** What other rooms may use of this one. */
export { holdSchool } from './queries/hold-school.ts';
export { personName } from './queries/person-name.ts';
export { placeOfSchool } from './queries/places.ts';
export { standingOf } from './queries/standing.ts';
export { isTaughtBy } from './queries/taught.ts';
export { type ReachedSchool, reachSchool } from './reach.ts';
export { settingsOf } from './settings.ts';
