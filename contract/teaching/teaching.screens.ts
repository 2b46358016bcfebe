import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

export const teachingScreens = {
  // The menu has a line for this type, and the menu links to whole addresses only.
  '/myteaching/Classroom': { title: 'Projects of a teacher’s classes', access: [roles.faculty] },
  '/myteaching/Club': { title: 'Projects of a teacher’s clubs', access: [roles.faculty] },
  '/myteaching/$type': { title: 'Projects of a teacher’s classes', access: [roles.faculty] },
  '/myteaching/plan': { title: 'Plan of a teacher', access: [roles.faculty] },
  '/myteaching/$type/project/$projectId/$grade/$division': {
    title: 'A project of a class',
    access: [roles.faculty],
  },
  '/myteaching/$type/read-session-course/$projectId/$grade/$division/$part': {
    title: 'Sessions of a class',
    access: [roles.faculty],
  },
  '/admin/read-session-course/$projectId/$grade/$division': {
    title: 'Sessions of a class',
    access: [roles.schoolAdmin],
  },
} as const satisfies Screens;
