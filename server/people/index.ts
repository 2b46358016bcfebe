/** What other rooms may use of this one. */
export { changedFields, journal } from './journal.ts';
export { mustReplace, startCode } from './start-code.ts';
