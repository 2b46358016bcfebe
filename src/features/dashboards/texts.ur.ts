import { dashboardsMenu } from './menu-names.ur.ts';
import { dashboards } from './messages.ur.ts';
import type { DashboardsTexts } from './texts.ts';

export const dashboardsUrdu: DashboardsTexts = { dashboards, dashboardsMenu };
