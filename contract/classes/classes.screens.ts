import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

export const classesScreens = {
  '/admin/classes': {
    title: 'Grades and their divisions',
    access: [roles.superAdmin, roles.schoolAdmin],
    module: modules.classes,
  },
  '/admin/clubs': {
    title: 'Clubs and their batches',
    access: [roles.superAdmin, roles.schoolAdmin],
    module: modules.clubs,
  },
} as const satisfies Screens;
