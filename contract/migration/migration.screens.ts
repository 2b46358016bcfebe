import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

export const migrationScreens = {
  '/admin/student-migration': {
    title: 'The move of a school to the next year',
    access: [roles.superAdmin, roles.schoolAdmin],
    module: modules.migration,
  },
} as const satisfies Screens;
