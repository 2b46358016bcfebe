import type { menuNames as dashboardsMenu } from './menu-names.en.ts';
import type { messages as dashboards } from './messages.en.ts';

/** The room's texts by area. An area or a text that is missing in a language does not compile. */
export interface DashboardsTexts {
  readonly dashboards: typeof dashboards;
  readonly dashboardsMenu: typeof dashboardsMenu;
}
