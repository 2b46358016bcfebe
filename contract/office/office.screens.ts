import { modules, subUsersModule } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

export const officeScreens = {
  '/admin/admins': {
    title: 'School admins',
    access: [roles.superAdmin, roles.schoolAdmin],
    module: modules.admins,
  },
  '/admin/sub-users': { title: 'Sub users', access: [roles.superAdmin], module: subUsersModule },
} as const satisfies Screens;
