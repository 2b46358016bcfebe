import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

export const peopleScreens = {
  '/admin/faculty': {
    title: 'The teachers of a school',
    access: [roles.superAdmin, roles.schoolAdmin],
    module: modules.faculty,
  },
  '/admin/students': {
    title: 'The students of a school',
    access: [roles.superAdmin, roles.schoolAdmin],
    module: modules.students,
  },
  '/mystudent': { title: 'The students of a teacher', access: [roles.faculty] },
} as const satisfies Screens;
