export { tellOfSchools } from './hints.ts';
export { lockSchoolRow } from './queries/lock-school-row.ts';
export {
  divisionsOfPerson,
  isActiveAdmin,
  isAmongActivePeople,
  isAmongPeople,
  lookupPeople,
} from './queries/people-of-school.ts';
export { personName } from './queries/person-name.ts';
export { countUnplaced, isUnplaced } from './queries/placed.ts';
export { placeOfSchool } from './queries/places.ts';
export { isWithinReach } from './queries/reached.ts';
export { schoolFactsOf } from './queries/school-facts.ts';
export { settingsOf } from './queries/settings.ts';
export { standingOf } from './queries/standing.ts';
export { isTaughtBy } from './queries/taught-students.ts';
export { chosenSettings, givenSchools, hasClubs, mayEnter } from './queries/who-enters.ts';
export { type ReachedSchool, reachSchool, schoolOf } from './reach.ts';
