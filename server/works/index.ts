/** What other rooms may use of this one. */
export { holdWork, moveWork, refuseChangedWork, type Work } from './decide.ts';
export { isReadableWork } from './reading.ts';
