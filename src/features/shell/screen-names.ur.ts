import type { screenNames } from './screen-names.en.ts';

export const screens: typeof screenNames = {
  dashboard: 'ڈیش بورڈ',
  schedule: 'ٹائم ٹیبل',
  home: 'ہوم',
  club: 'کلب',
  finance: 'مالیات',
  helpdesk: 'ہیلپ ڈیسک',
  openDashboard: 'ڈیش بورڈ کھولیں',
};
