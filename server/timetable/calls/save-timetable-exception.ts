import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { refuseMeetings } from '../check-days.ts';
import { resolveException } from '../exception-values.ts';
import { divisionsOfException, findException, spansOf } from '../queries/exceptions.ts';
import { lockTimetable } from '../queries/timetable.ts';
import { exceptionResource, tellTimetable } from '../resources.ts';
import { tellSubstitute } from '../tell-substitute.ts';

export const saveTimetableException: Handler<'save-timetable-exception'> = async (input, scene) => {
  refuseDemo(scene);
  const { db, actor } = scene;
  const schoolId = actor.school.id;
  const { id, version, formSession, ...fields } = input;
  await lockTimetable(db, schoolId);
  const was = id === 0 ? undefined : await findException(db, schoolId, id);
  return saveRow(exceptionResource, scene, {
    input: { id, version, formSession },
    values: () => resolveException(scene, fields, id),
    added: { schoolId },
    after: async (saved) => {
      const now = await findException(db, schoolId, saved.id);
      const changed = [now, was].filter((each) => each !== undefined);
      await refuseMeetings(scene, schoolId, changed.flatMap(spansOf));
      await tellSubstitute(scene, was, now);
      for (const each of changed) tellTimetable(scene, await divisionsOfException(db, schoolId, each));
    },
  });
};
