import type { menuNames } from './menu-names.en.ts';

export const classesMenu: typeof menuNames = { classes: 'कक्षाएँ', clubs: 'क्लब' };
