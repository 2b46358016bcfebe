import { audit } from '#server/core/audit.ts';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { validateRows } from '../import/judge-rows.ts';
import { refuseTarget } from '../import/target.ts';
import { insertEntries } from '../queries/entries.ts';
import { lockTimetable } from '../queries/timetable.ts';
import { tellTimetable } from '../resources.ts';

/** Checks again under the lock: lessons may have changed since the file was read. */
export const applyTimetableRows: Handler<'apply-timetable-rows'> = async (input, scene) => {
  refuseDemo(scene);
  const { db, actor } = scene;
  const schoolId = actor.school.id;
  const { rows, formSession, ...target } = input;
  await lockTimetable(db, schoolId);
  return withIdempotencyKey(scene, formSession, async () => {
    await refuseTarget(scene, target);
    const { verdicts, values } = await validateRows(db, actor, target, rows);
    await insertEntries(
      db,
      values.map((each) => ({ ...each, schoolId })),
    );
    await audit(scene, actor, 'timetable.imported', { lessons: values.length });
    tellTimetable(scene, null);
    return { rows: verdicts, good: values.length, saved: values.length };
  });
};
