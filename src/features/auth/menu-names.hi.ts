import type { menuNames } from './menu-names.en.ts';

export const authMenu: typeof menuNames = { 'sign-out': 'लोगों को लॉग आउट करें' };
