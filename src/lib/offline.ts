/** What reading offline needs and the first screen does not; it loads as one chunk. */
export { keepFiles } from './offline-files.ts';
export { keptSession, startOffline } from './offline-person.ts';
