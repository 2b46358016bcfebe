import { dashboardsMenu } from './menu-names.ur.ts';
import type { DashboardsTexts } from './texts.ts';

export const dashboardsUrdu: DashboardsTexts = { dashboardsMenu };
