import { audit } from '#server/core/audit.ts';
import { refuseStaleRow } from '#server/core/change-rows.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { refuseMeetingsOn } from '../check-days.ts';
import { daysOfOddWeeks } from '../odd-weeks.ts';
import { changeTimetable, lockTimetable } from '../queries/timetable.ts';
import { tellTimetable } from '../resources.ts';

export const saveTimetableWeeks: Handler<'save-timetable-weeks'> = async ({ version, weekA }, scene) => {
  refuseDemo(scene);
  const { app, db, actor } = scene;
  const { id: schoolId, timeZone } = actor.school;
  const stored = await lockTimetable(db, schoolId);
  // Without a stored choice, the row begins with version 1.
  refuseStaleRow(scene, Math.max(version, 1), stored.version);
  const next = stored.version + 1;
  await changeTimetable(db, schoolId, { weekA, version: next });
  const today = schoolDay(app.now(), timeZone);
  await refuseMeetingsOn(scene, schoolId, await daysOfOddWeeks(db, schoolId, today));
  await audit(scene, actor, 'timetable.weeks', { weekA });
  tellTimetable(scene, null);
  return { version: next };
};
