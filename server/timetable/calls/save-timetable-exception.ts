import { and, eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { refuseMeetings } from '../check-days.ts';
import { resolveException } from '../exception-values.ts';
import { divisionsOfException, spansOf } from '../queries/exceptions.ts';
import { lockTimetable } from '../queries/timetable.ts';
import { exceptionResource, tellTimetable } from '../resources.ts';
import { timetableExceptions as exceptions } from '../schema/timetable.ts';

export const saveTimetableException: Handler<'save-timetable-exception'> = async (input, scene) => {
  refuseDemo(scene);
  const { db, actor } = scene;
  const schoolId = actor.school.id;
  const { id, version, formSession, ...fields } = input;
  await lockTimetable(db, schoolId);
  const isOne = and(eq(exceptions.schoolId, schoolId), eq(exceptions.id, id));
  const [was] = id === 0 ? [] : await db.select().from(exceptions).where(isOne);
  return saveRow(exceptionResource, scene, {
    input: { id, version, formSession },
    values: () => resolveException(scene, fields, id),
    added: { schoolId },
    after: async (saved) => {
      const savedOne = and(eq(exceptions.schoolId, schoolId), eq(exceptions.id, saved.id));
      const rows = await db.select().from(exceptions).where(savedOne);
      const changed = was ? [...rows, was] : rows;
      await refuseMeetings(scene, schoolId, changed.flatMap(spansOf));
      for (const each of changed) tellTimetable(scene, await divisionsOfException(db, schoolId, each));
    },
  });
};
