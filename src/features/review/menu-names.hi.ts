import type { menuNames } from './menu-names.en.ts';

export const reviewMenu: typeof menuNames = { review: 'समीक्षा', rubrics: 'मूल्यांकन मानदंड' };
