import type { menuNames } from './menu-names.en.ts';

export const officeMenu: typeof menuNames = { admins: 'स्कूल एडमिन', subUsers: 'सब-यूज़र' };
