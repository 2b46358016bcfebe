import { timeText } from '#contract/timetable/timetable.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { findRow } from '#server/core/resource/read-rows.ts';
import { entryResource } from '../resources.ts';

export const getTimetableEntry: Handler<'get-timetable-entry'> = async (input, scene) => {
  const row = await findRow(entryResource, scene, input.id);
  const { id, version, personId, divisionId, schoolRoomId, subject, projectId, weekday, week } = row;
  const { bellId, period, validFrom, validTo } = row;
  const times = { starts: timeText(row.starts), ends: timeText(row.ends) };
  const who = { teacherId: personId, divisionId, schoolRoomId };
  const when = { weekday, week, bellId, period, ...times, validFrom, validTo };
  return { id, version, fields: { ...who, subject, projectId, ...when } };
};
