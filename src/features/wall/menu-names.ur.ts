import type { menuNames } from './menu-names.en.ts';

export const wallMenu: typeof menuNames = {
  wall: 'دیوارِ اعزاز',
  consents: 'رضامندیاں',
  portfolio: 'پورٹ فولیو',
};
