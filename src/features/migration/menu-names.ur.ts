import type { menuNames } from './menu-names.en.ts';

export const migrationMenu: typeof menuNames = { 'student-migration': 'طلبہ کی منتقلی' };
