import type { menuNames } from './menu-names.en.ts';

export const officeMenu: typeof menuNames = { admins: 'اسکول ایڈمن', subUsers: 'سب یوزر' };
