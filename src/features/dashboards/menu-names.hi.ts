import type { menuNames } from './menu-names.en.ts';

export const dashboardsMenu: typeof menuNames = { dashboard: 'डैशबोर्ड', home: 'होम', finance: 'वित्त' };
