import type { menuNames } from './menu-names.en.ts';

export const schoolsMenu: typeof menuNames = { schools: 'اسکول', settings: 'اسکول کی ترتیبات' };
