import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

export const screenShareScreens = {
  '/myteaching/screen-share': { title: 'Share screen', access: [roles.faculty] },
  '/admin/screen-shares': { title: 'Screen shares', access: [roles.schoolAdmin] },
} as const satisfies Screens;
