/** What other rooms may use of this one. */
export { changedFields, journal } from './journal.ts';
export { asPassword, startCode } from './start-code.ts';
