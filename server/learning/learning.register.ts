import { roles } from '#contract/core/roles.ts';
import type { Room } from '#server/core/room.ts';
import { learningBookmarks } from './schema.ts';

export const learningRoom: Room = {
  personal: [{ part: 'places in sessions', table: learningBookmarks, isMerged: true }],
  menu: [
    {
      name: 'My learning',
      url: 'mylearning/Classroom',
      icon: 'my-learning',
      roles: [roles.student],
    },
  ],
};
