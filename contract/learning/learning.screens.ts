import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

export const learningScreens = {
  '/mylearning/$type': { title: 'Projects of a student', access: [roles.student] },
  '/mylearning/project/$projectId': { title: 'A project of a student', access: [roles.student] },
  '/mylearning/project/$projectId/session/$sessionId': {
    title: 'A session of a student',
    access: [roles.student],
  },
  '/core/$type': { title: 'Projects of a student, without the frame', access: [roles.student] },
  '/core/project/$projectId': {
    title: 'A project of a student, without the frame',
    access: [roles.student],
  },
  '/core/project/$projectId/session/$sessionId': {
    title: 'A session of a student, without the frame',
    access: [roles.student],
  },
} as const satisfies Screens;
