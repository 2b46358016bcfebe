import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

export const booksScreens = {
  '/mylearning/books': { title: 'Digital books', access: [roles.student] },
  '/mylearning/books/$bookId': { title: 'Digital book', access: [roles.student] },
  '/myteaching/books': { title: 'Digital books', access: [roles.faculty] },
  '/myteaching/books/$bookId': { title: 'Digital book', access: [roles.faculty] },
} as const satisfies Screens;
