export { keepFiles } from './offline-files.ts';
export { keptSession, startOffline } from './offline-person.ts';
