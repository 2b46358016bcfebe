import type { screenNames } from './screen-names.en.ts';

export const screens: typeof screenNames = {
  dashboard: 'डैशबोर्ड',
  schedule: 'समय-सारणी',
  home: 'होम',
  club: 'क्लब',
  finance: 'वित्त',
  helpdesk: 'हेल्पडेस्क',
  openDashboard: 'डैशबोर्ड खोलें',
};
