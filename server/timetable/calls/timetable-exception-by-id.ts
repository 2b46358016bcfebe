import { timeText } from '#contract/timetable/timetable.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { findRow } from '#server/core/resource/read-rows.ts';
import { exceptionResource } from '../resources.ts';

export const timetableExceptionById: Handler<'timetable-exception-by-id'> = async (input, scene) => {
  const row = await findRow(exceptionResource, scene, input.id);
  const { id, version, kind, onDay, toDay, title, gradeId, divisionId, entryId, schoolRoomId } = row;
  const time = (minutes: number | null) => (minutes === null ? '' : timeText(minutes));
  return {
    id,
    version,
    fields: {
      kind,
      onDay,
      toDay,
      title,
      gradeId,
      divisionId,
      entryId,
      teacherId: row.personId,
      schoolRoomId,
      movedTo: row.movedTo ?? '',
      starts: time(row.starts),
      ends: time(row.ends),
    },
  };
};
