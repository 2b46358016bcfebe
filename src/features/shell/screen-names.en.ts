import { defineMessages } from '#src/lib/words/messages.ts';

/** Names of screens, for their headings. */
export const screenNames = defineMessages('screens', {
  dashboard: 'Dashboard',
  schedule: 'Schedule',
  home: 'Home',
  club: 'Club',
  finance: 'Finance',
  helpdesk: 'Helpdesk',
  openDashboard: 'Open the dashboard',
});
