import { roles } from '#contract/core/roles.ts';
import type { Room } from '#server/core/room.ts';
import { lessonEvents } from './lesson-events.ts';
import { timetableEntries, timetableExceptions } from './schema/timetable.ts';
import { timetableUploads } from './uploads.ts';

export const timetableRoom: Room = {
  menu: [
    { name: 'Timetable', url: 'admin/timetable', icon: 'timetable', roles: [roles.schoolAdmin] },
    { name: 'Schedule', url: 'schedule', icon: 'schedule', roles: [roles.student] },
    { name: 'Schedule', url: 'schedule/faculty', icon: 'schedule', roles: [roles.faculty] },
  ],
  uploads: timetableUploads,
  calendar: [lessonEvents],
  // A lesson stays without its teacher.
  personal: [
    { part: 'lessons', table: timetableEntries, forget: { personId: null } },
    { part: 'changed lessons', table: timetableExceptions, forget: { personId: null } },
  ],
};
