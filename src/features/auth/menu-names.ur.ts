import type { menuNames } from './menu-names.en.ts';

export const authMenu: typeof menuNames = { 'sign-out': 'لوگوں کو لاگ آؤٹ کریں' };
