import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

export const noticesScreens = {
  '/admin/taskgenie': {
    title: 'Task Genie in full',
    access: [roles.superAdmin, roles.schoolAdmin],
    module: modules.notices,
  },
  '/myteaching/taskgenie': { title: 'Task Genie in full', access: [roles.faculty] },
} as const satisfies Screens;
