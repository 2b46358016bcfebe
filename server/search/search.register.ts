import type { Room } from '#server/core/room.ts';
import { peopleSearch, screenSearch } from './sources.ts';

/** What the room offers besides its calls. */
export const searchRoom: Room = {
  search: [screenSearch, peopleSearch],
};
