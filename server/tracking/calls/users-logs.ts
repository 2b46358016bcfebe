import type { Handler } from '#server/core/pipeline.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { insertLoginDay } from '../queries/tracking.ts';

/** [LG-15, CO-21] The school's day, not the browser's. */
export const usersLogs: Handler<'users-logs'> = async (_input, { app, db, actor }) => {
  const day = schoolDay(app.now(), actor.school.timeZone);
  await insertLoginDay(db, { schoolId: actor.school.id, personId: actor.id, day, role: actor.role });
  return { status: 'true', day };
};
