import type { menuNames } from './menu-names.en.ts';

export const classesMenu: typeof menuNames = { classes: 'جماعتیں', clubs: 'کلب' };
