import { roles } from '#contract';
import type { Room } from '#server/core/room.ts';

/** What the room offers besides its calls. */
export const teachingRoom: Room = {
  menu: [{ name: 'Schedule', url: 'schedule/faculty', icon: 'calendar', roles: [roles.faculty], order: 20 }],
};
