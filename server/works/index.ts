/** What other rooms may use of this one. */
export { tellWorkChanged } from './hints.ts';
export { isReadableWork } from './reading.ts';
