import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import type { Room } from '#server/core/room.ts';
import { scopeIn } from '#server/core/scope.policy.ts';
import { contentCarriers } from './carriers.ts';
import { readContentFile } from './read-content-file.ts';
import { projectSearch } from './search.ts';
import { contentUploads } from './uploads.ts';

export const contentRoom: Room = {
  desks: {
    // People of the central office who work on its content.
    content: (actor) => scopeIn('project-page', actor) === 'all',
  },
  search: [projectSearch],
  uploads: contentUploads,
  files: [readContentFile],
  carriers: contentCarriers,
  menu: [
    {
      name: 'Academic content',
      url: modules.academicContent,
      icon: 'academic-content',
      roles: [roles.superAdmin],
    },
    {
      name: 'My projects',
      url: 'myteaching/projects',
      icon: 'own-projects',
      roles: [roles.faculty],
    },
    {
      name: 'Projects of teachers',
      url: 'admin/manage-project',
      icon: 'manage-project',
      roles: [roles.schoolAdmin],
    },
  ],
};
