import type { menuNames } from './menu-names.en.ts';

export const dashboardsMenu: typeof menuNames = { dashboard: 'ڈیش بورڈ', home: 'ہوم', finance: 'مالیات' };
