import type { menuNames } from './menu-names.en.ts';

export const wallMenu: typeof menuNames = {
  wall: 'गौरव दीवार',
  consents: 'सहमतियाँ',
  portfolio: 'पोर्टफ़ोलियो',
};
