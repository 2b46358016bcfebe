import { roles } from '#contract/core/roles.ts';
import type { Room } from '#server/core/room.ts';
import { curriculumAssignments } from './schema.ts';

const line = { name: 'Curriculum', icon: 'curriculum' };

export const choicesRoom: Room = {
  personal: [
    {
      part: 'projects given',
      table: curriculumAssignments,
      person: curriculumAssignments.assigneeId,
      only: { column: curriculumAssignments.kind, value: 'person' },
      isMerged: true,
    },
  ],
  menu: [
    { ...line, url: 'admin/curriculum', roles: [roles.schoolAdmin] },
    { ...line, url: 'myteaching/curriculum', roles: [roles.faculty] },
  ],
};
