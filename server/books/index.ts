/** What other rooms may use of this one. */
export { shelfOf } from './queries/books.ts';
