import type { menuNames } from './menu-names.en.ts';

export const helpdeskMenu: typeof menuNames = { helpdesk: 'हेल्पडेस्क' };
