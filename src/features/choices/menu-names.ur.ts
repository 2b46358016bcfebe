import type { menuNames } from './menu-names.en.ts';

export const curriculumChoicesMenu: typeof menuNames = { curriculum: 'نصاب' };
