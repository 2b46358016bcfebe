/** What other rooms may use of this one. */
export { lockWork, moveWork, refuseChangedWork, type Work } from './decide.ts';
export { tellWorkChanged } from './hints.ts';
export { attemptsOf, entriesOf, firstPicture, toShownEntry } from './queries/attempts.ts';
export { isReadableWork } from './reading.ts';
