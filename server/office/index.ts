export { addUser } from './add-user.ts';
