import type { menuNames } from './menu-names.en.ts';

export const screenShareMenu: typeof menuNames = { shares: 'شیئر کی گئی اسکرینیں' };
