import type { menuNames } from './menu-names.en.ts';

export const schoolsMenu: typeof menuNames = { schools: 'स्कूल', settings: 'स्कूल की सेटिंग' };
