import type { Handler } from '#server/core/pipeline.ts';
import { pageOfRows } from '#server/core/resource/read-rows.ts';
import { exceptionRows, isOfKind, titleText } from '../queries/lists.ts';
import { exceptionResource } from '../resources.ts';
import { timetableExceptions as exceptions } from '../schema/timetable.ts';

export const timetableExceptionList: Handler<'timetable-exception-list'> = (input, scene) => {
  const kind = input.filters?.kind;
  return pageOfRows(exceptionResource, scene, input, {
    where: isOfKind(kind),
    search: titleText,
    sorts: { onDay: exceptions.onDay },
    order: { by: 'onDay', descending: true },
    rows: (bound) => bound(exceptionRows(scene.db)),
  });
};
