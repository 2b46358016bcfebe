import type { Handler } from '#server/core/pipeline.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { readableAmong, readableFilesAmong } from '../queries/kept-notices.ts';

/** [LO-06] What a browser kept of notices goes once their reader may not read them any more. */
export const checkKeptNotices: Handler<'check-kept-notices'> = async (input, { app, db, actor }) => {
  const today = schoolDay(app.now(), actor.school.timeZone);
  return {
    status: 1,
    notices: await readableAmong(db, actor, today, input.notices),
    files: await readableFilesAmong(db, actor, today, input.files),
  };
};
