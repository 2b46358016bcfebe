import type { menuNames } from './menu-names.en.ts';

export const teachingMenu: typeof menuNames = { calendar: 'ٹائم ٹیبل' };
