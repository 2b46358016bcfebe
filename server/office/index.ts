/** What other rooms may use of this one. */
export { addUser } from './add-user.ts';
