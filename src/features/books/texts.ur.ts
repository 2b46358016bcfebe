import { booksMenu } from './menu-names.ur.ts';
import { books } from './messages.ur.ts';
import type { BooksTexts } from './texts.ts';

export const booksUrdu: BooksTexts = { books, booksMenu };
