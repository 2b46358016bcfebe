export { tellOfClasses } from './hints.ts';
export { insertGroups, insertParts, lockParts } from './queries/change-groups.ts';
