import type { menuNames } from './menu-names.en.ts';

export const teachingMenu: typeof menuNames = { teaching: 'تدریس', 'teaching-plan': 'منصوبہ' };
