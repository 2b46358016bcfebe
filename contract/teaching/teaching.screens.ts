import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

/** The screens of this room, for `contract/screens.ts`. */
export const teachingScreens = {
  // The first of a teacher's kinds is a line of the menu, which leads to screens by their whole address.
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
