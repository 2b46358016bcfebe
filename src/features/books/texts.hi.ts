import { booksMenu } from './menu-names.hi.ts';
import { books } from './messages.hi.ts';
import type { BooksTexts } from './texts.ts';

export const booksHindi: BooksTexts = { books, booksMenu };
