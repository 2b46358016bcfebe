import type { menuNames } from './menu-names.en.ts';

export const learningMenu: typeof menuNames = { 'my-learning': 'मेरी पढ़ाई' };
