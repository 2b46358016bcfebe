import { dashboardsMenu } from './menu-names.hi.ts';
import { dashboards } from './messages.hi.ts';
import type { DashboardsTexts } from './texts.ts';

export const dashboardsHindi: DashboardsTexts = { dashboards, dashboardsMenu };
