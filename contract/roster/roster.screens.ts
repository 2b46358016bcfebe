import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

export const rosterScreens = {
  '/admin/imports': {
    title: 'Imports of people and grades into a school',
    access: [roles.superAdmin, roles.schoolAdmin],
    module: modules.students,
  },
} as const satisfies Screens;
