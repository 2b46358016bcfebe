import type { menuNames } from './menu-names.en.ts';

export const reviewMenu: typeof menuNames = { review: 'جائزہ', rubrics: 'جانچ کے معیار' };
