import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

export const wallScreens = {
  '/wallOfFame': {
    title: 'Wall of fame',
    access: [roles.superAdmin, roles.schoolAdmin, roles.faculty, roles.student],
  },
  '/admin/consents': { title: 'Consents of guardians', access: [roles.schoolAdmin] },
  '/mylearning/portfolio': { title: 'Portfolio', access: [roles.student] },
  '/portfolio/$studentId': { title: 'Portfolio of a student', access: [roles.faculty, roles.schoolAdmin] },
} as const satisfies Screens;
