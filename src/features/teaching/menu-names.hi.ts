import type { menuNames } from './menu-names.en.ts';

export const teachingMenu: typeof menuNames = { teaching: 'शिक्षण', 'teaching-plan': 'योजना' };
