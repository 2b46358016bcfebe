import { roles } from '#contract/core/roles.ts';
import { everyRole, type Screens } from '#contract/core/screen.ts';

export const helpdeskScreens = {
  '/view-features-video/$featuresVideoId': { title: 'A public video', access: 'everyone' },
  '/helpdesk/dashboard': { title: 'Helpdesk queue', access: [roles.helpdesk] },
  '/helpdesk/HelpDesk': { title: 'Help', access: everyRole },
} as const satisfies Screens;
