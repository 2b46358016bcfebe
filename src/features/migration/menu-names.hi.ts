import type { menuNames } from './menu-names.en.ts';

export const migrationMenu: typeof menuNames = { 'student-migration': 'विद्यार्थी स्थानांतरण' };
