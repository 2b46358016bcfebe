import type { menuNames } from './menu-names.en.ts';

export const screenShareMenu: typeof menuNames = { shares: 'साझा स्क्रीनें' };
