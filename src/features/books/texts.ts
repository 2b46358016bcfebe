import type { menuNames as booksMenu } from './menu-names.en.ts';
import type { messages as books } from './messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface BooksTexts {
  readonly books: typeof books;
  readonly booksMenu: typeof booksMenu;
}
