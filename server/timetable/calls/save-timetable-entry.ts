import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { refuseClash } from '../check-days.ts';
import { candidateOf, clashOfEntry } from '../check-entry.ts';
import { resolveEntry } from '../entry-values.ts';
import { findEntry, lockTimetable } from '../queries/timetable.ts';
import { entryResource, tellTimetable } from '../resources.ts';

export const saveTimetableEntry: Handler<'save-timetable-entry'> = async (input, scene) => {
  refuseDemo(scene);
  const { db, actor } = scene;
  const schoolId = actor.school.id;
  const { id, version, formSession, ...fields } = input;
  await lockTimetable(db, schoolId);
  return saveRow(entryResource, scene, {
    input: { id, version, formSession },
    values: async () => {
      const was = id === 0 ? undefined : await findEntry(db, schoolId, id);
      const { values, gradeId } = await resolveEntry(scene, fields, was);
      refuseClash(scene, await clashOfEntry(db, schoolId, candidateOf(values, gradeId, id)));
      tellTimetable(scene, [values.divisionId, was?.divisionId ?? values.divisionId]);
      return values;
    },
    added: { schoolId },
  });
};
