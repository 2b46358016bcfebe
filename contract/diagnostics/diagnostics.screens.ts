import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

export const diagnosticsScreens = {
  // No one can be granted this module, so only super admins open the page.
  '/inspector': { title: 'Inspector', access: [roles.superAdmin], module: 'inspector' },
} as const satisfies Screens;
