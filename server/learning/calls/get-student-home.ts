import type { Handler } from '#server/core/pipeline.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { continueAt, countTypes, dueSoon, freshlyShared } from '../queries/home.ts';

export const getStudentHome: Handler<'get-student-home'> = async (_input, { app, db, actor }) => {
  const today = schoolDay(app.now(), actor.school.timeZone);
  return {
    success: 'true',
    data: {
      today,
      continue: await continueAt(db, actor),
      due: await dueSoon(db, actor, today),
      fresh: await freshlyShared(db, actor),
      counts: await countTypes(db, actor),
    },
  };
};
