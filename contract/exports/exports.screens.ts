import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

export const exportsScreens = {
  '/exports': {
    title: 'Your exports',
    access: [roles.superAdmin, roles.schoolAdmin, roles.faculty, roles.finance, roles.helpdesk],
  },
} as const satisfies Screens;
