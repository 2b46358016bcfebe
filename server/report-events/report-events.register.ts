import type { Room } from '#server/core/room.ts';
import { reportEvents } from './schema.ts';

export const reportEventsRoom: Room = {
  personal: [
    {
      part: 'acts that reports count',
      table: reportEvents,
      // The act still counts when its person is erased.
      forget: { personId: null, onceKey: null },
    },
  ],
};
