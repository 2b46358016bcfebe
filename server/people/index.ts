export { addStudentFor } from './add-student.ts';
export { erasePeople } from './erase-people.ts';
export { freeLoginNames } from './login-names.ts';
export { refuseUnlessMayWrite } from './policy.ts';
export { changedFields, journal } from './queries/journal.ts';
export { licenceOf } from './queries/licence.ts';
export type { CodeOwners } from './queries/sign-in-sheets.ts';
export { storeSheet } from './sheets/sign-in-sheet.ts';
export { asPassword, startCode } from './sheets/start-code.ts';
