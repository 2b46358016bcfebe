export { attachProgram, detachProgram } from './attach-program.ts';
export { lockWork, moveWork, refuseChangedWork, type Work } from './decide.ts';
export { tellWorkChanged } from './hints.ts';
export { attemptsOf, entriesOf, firstPicture, toShownEntry } from './queries/attempts.ts';
export { findGivenProject, isProjectOut } from './queries/given.ts';
export { isOfYearOrWaiting, isReadableWork } from './queries/reading.ts';
export { isApproved } from './queries/works.ts';
