/** What other rooms may use of this one. */
export { editPerson, type FieldsFor } from './edit-person.ts';
export { refuseUnlessOwn } from './own-person.ts';
