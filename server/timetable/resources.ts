import { timetableChanged } from '#contract/timetable/timetable.hints.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { defineResource } from '#server/core/resource/define-resource.ts';
import { ofSchool } from '#server/core/resource/owner.ts';
import { channels } from '#server/realtime/channels.ts';
import { bells, schoolRooms, timetableEntries, timetableExceptions } from './schema/timetable.ts';

type Telling = Pick<SignedInContext, 'app' | 'actor' | 'afterCommit'>;

const staffOf = (schoolId: number) => [channels.admins(schoolId), channels.role(schoolId, 'faculty')];

/** After the commit, tells staff and students of these divisions; null: all students. */
export function tellTimetable(
  { app, actor, afterCommit }: Telling,
  divisionIds: readonly number[] | null,
): void {
  const { id } = actor.school;
  const students =
    divisionIds === null
      ? [channels.role(id, 'students')]
      : [...new Set(divisionIds)].map((each) => channels.division(id, 'students', each));
  afterCommit(() => app.broadcaster.broadcast(timetableChanged, [...staffOf(id), ...students]));
}

const tellStaff = (scene: Telling) => tellTimetable(scene, []);

export const schoolRoomResource = defineResource({
  table: schoolRooms,
  owner: ofSchool(schoolRooms),
  unique: { school_rooms_name: 'name' },
  audit: { area: 'timetable', of: 'room' },
  changed: tellStaff,
});

export const bellResource = defineResource({
  table: bells,
  owner: ofSchool(bells),
  unique: { bells_name: 'name' },
  audit: { area: 'timetable', of: 'bells' },
  changed: tellStaff,
});

export const entryResource = defineResource({
  table: timetableEntries,
  owner: ofSchool(timetableEntries),
  title: 'subject',
  audit: { area: 'timetable', of: 'lesson' },
});

export const exceptionResource = defineResource({
  table: timetableExceptions,
  owner: ofSchool(timetableExceptions),
  title: 'title',
  audit: { area: 'timetable', of: 'exception' },
});
