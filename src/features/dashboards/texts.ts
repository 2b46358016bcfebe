import type { menuNames as dashboardsMenu } from './menu-names.en.ts';
import type { messages as dashboards } from './messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface DashboardsTexts {
  readonly dashboards: typeof dashboards;
  readonly dashboardsMenu: typeof dashboardsMenu;
}
