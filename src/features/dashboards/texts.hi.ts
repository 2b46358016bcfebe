import { dashboardsMenu } from './menu-names.hi.ts';
import type { DashboardsTexts } from './texts.ts';

export const dashboardsHindi: DashboardsTexts = { dashboardsMenu };
