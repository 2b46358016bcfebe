import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

/** The screens of this room, for `contract/screens.ts`. */
export const assessmentsScreens = {
  '/assessments/questions': {
    title: 'Question bank',
    access: [roles.superAdmin, roles.schoolAdmin, roles.faculty],
  },
} as const satisfies Screens;
