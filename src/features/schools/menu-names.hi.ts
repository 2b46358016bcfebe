import type { menuNames } from './menu-names.en.ts';

export const schoolsMenu: typeof menuNames = { settings: 'स्कूल की सेटिंग' };
