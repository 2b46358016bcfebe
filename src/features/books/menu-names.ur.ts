import type { menuNames } from './menu-names.en.ts';

export const booksMenu: typeof menuNames = { books: 'ڈیجیٹل کتابیں' };
