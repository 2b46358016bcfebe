export { shelfOf } from './queries/books.ts';
