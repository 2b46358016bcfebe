/** What other rooms may use of this one. */
export { tellOfClasses } from './hints.ts';
export { holdParts, insertGroups, insertParts } from './queries/change-groups.ts';
