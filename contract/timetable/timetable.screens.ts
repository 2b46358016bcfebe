import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

export const timetableScreens = {
  '/admin/timetable': { title: 'Timetable', access: [roles.schoolAdmin] },
  '/schedule': { title: 'Schedule', access: [roles.student] },
  '/schedule/faculty': { title: 'Schedule', access: [roles.faculty] },
} as const satisfies Screens;
