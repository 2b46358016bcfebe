import { roles } from '#contract/core/roles.ts';
import type { Room } from '#server/core/room.ts';
import { trainingCompletions, watchedRanges } from './schema.ts';

export const trainingRoom: Room = {
  personal: [
    { part: 'training finished', table: trainingCompletions },
    { part: 'training films watched', table: watchedRanges },
  ],
  menu: [{ name: 'Training', url: 'myteaching/training', icon: 'training', roles: [roles.faculty] }],
};
