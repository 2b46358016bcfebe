import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

export const reviewScreens = {
  '/review': { title: 'Works to review', access: [roles.schoolAdmin, roles.faculty] },
  '/review/work/$workId': { title: 'Review of a work', access: [roles.schoolAdmin, roles.faculty] },
  '/review/pending': { title: 'Who has not handed in', access: [roles.schoolAdmin, roles.faculty] },
  '/review/phrases': { title: 'Phrases for feedback', access: [roles.schoolAdmin, roles.faculty] },
  '/review/rubrics': { title: 'Rubrics', access: [roles.superAdmin, roles.schoolAdmin] },
} as const satisfies Screens;
