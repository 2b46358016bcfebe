import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

export const trainingScreens = {
  '/myteaching/training': { title: 'Training of a teacher', access: [roles.faculty] },
  '/myteaching/training/$moduleId': { title: 'A module of the training', access: [roles.faculty] },
} as const satisfies Screens;
