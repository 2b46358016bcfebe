/** What other rooms may use of this one. */
export { lockWork, moveWork, refuseChangedWork, type Work } from './decide.ts';
export { isReadableWork } from './reading.ts';
