/** Names of screens, for their headings. */
export const screenNames = {
  dashboard: 'Dashboard',
  schedule: 'Schedule',
  home: 'Home',
  club: 'Club',
  finance: 'Finance',
  helpdesk: 'Helpdesk',
  openDashboard: 'Open the dashboard',
} as const;
