import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import type { Screens } from '#contract/core/screen.ts';

export const curriculumScreens = {
  '/admin/academic-content': {
    title: 'Academic content',
    access: [roles.superAdmin],
    module: modules.academicContent,
  },
  '/myteaching/projects': { title: 'Projects of a teacher’s own', access: [roles.faculty] },
  '/myteaching/$type/faculty-add-project/$projectId': {
    title: 'A project of a teacher’s own',
    access: [roles.faculty, roles.schoolAdmin],
  },
  '/admin/manage-project': { title: 'Projects of teachers', access: [roles.schoolAdmin] },
} as const satisfies Screens;
