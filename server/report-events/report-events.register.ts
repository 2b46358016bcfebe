import type { Room } from '#server/core/room.ts';
import { reportEvents } from './schema.ts';

/** What the room offers besides its calls. */
export const reportEventsRoom: Room = {
  personal: [
    {
      part: 'acts that reports count',
      table: reportEvents,
      // What a school did stays countable when the person who did it is erased.
      forget: { personId: null, onceKey: null },
    },
  ],
};
