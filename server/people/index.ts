/** What other rooms may use of this one. */
export { addStudentFor } from './add-student.ts';
export { erasePeople } from './erase-people.ts';
export { changedFields, journal } from './journal.ts';
export { licenceOf } from './licence.ts';
export { freeLoginNames } from './login-names.ts';
export { refuseUnlessMayWrite } from './policy.ts';
export { type CodeOwners, storeSheet } from './sheets/sign-in-sheet.ts';
export { asPassword, startCode } from './sheets/start-code.ts';
