/** What is needed for reading offline and not for the first screen; loaded as one. */
export { keepFiles } from './offline-files.ts';
export { keptSession, startOffline } from './offline-person.ts';
