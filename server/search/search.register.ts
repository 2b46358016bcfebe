import type { Room } from '#server/core/room.ts';
import { peopleSearch, screenSearch } from './sources.ts';

export const searchRoom: Room = {
  search: [screenSearch, peopleSearch],
};
