import type { menuNames } from './menu-names.en.ts';

export const trainingMenu: typeof menuNames = { training: 'प्रशिक्षण' };
