import type { menuNames } from './menu-names.en.ts';

export const schoolsMenu: typeof menuNames = { settings: 'اسکول کی ترتیبات' };
