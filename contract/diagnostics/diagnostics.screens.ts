import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

/** The screens of this room, for `contract/screens.ts`. */
export const diagnosticsScreens = {
  // No module of any list: of the central office only super admins themselves.
  '/inspector': { title: 'Inspector', access: [roles.superAdmin], module: 'inspector' },
} as const satisfies Screens;
