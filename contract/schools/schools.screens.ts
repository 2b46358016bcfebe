import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

export const schoolsScreens = {
  '/admin/schools': { title: 'Schools', access: [roles.superAdmin], module: modules.schools },
  '/admin/settings': { title: 'School settings', access: [roles.schoolAdmin] },
} as const satisfies Screens;
