import type { Translations } from '../translations.ts';

export const screens: Translations['screens'] = {
  dashboard: 'ڈیش بورڈ',
  schedule: 'ٹائم ٹیبل',
  home: 'ہوم',
  club: 'کلب',
  finance: 'مالیات',
  helpdesk: 'ہیلپ ڈیسک',
  openDashboard: 'ڈیش بورڈ کھولیں',
};
