/** What other rooms may use of this one. */
export { tellOfClasses } from './hints.ts';
export { insertGroups, insertParts, lockParts } from './queries/change-groups.ts';
