import { roles } from '#contract/core/roles.ts';
import type { Room } from '#server/core/room.ts';

const line = { name: 'Curriculum', icon: 'curriculum' };

/** What the school's side offers besides its calls. */
export const choicesRoom: Room = {
  menu: [
    { ...line, url: 'admin/curriculum', roles: [roles.schoolAdmin], order: 32 },
    { ...line, url: 'myteaching/curriculum', roles: [roles.faculty], order: 22 },
  ],
};
