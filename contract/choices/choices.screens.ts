import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

export const choicesScreens = {
  '/admin/curriculum': { title: 'Curriculum of a school', access: [roles.schoolAdmin] },
  '/myteaching/curriculum': { title: 'Curriculum of what a teacher teaches', access: [roles.faculty] },
} as const satisfies Screens;
