import { readableAmong, readableFilesAmong } from '../../db/queries/kept-notices.ts';
import { schoolDay } from '../../domain/school-day.ts';
import type { Handler } from '../../pipeline.ts';

/** [LO-06] What a browser kept of notices goes once their reader may not read them any more. */
export const checkKeptNotices: Handler<'check-kept-notices'> = async (input, { app, db, actor }) => {
  const today = schoolDay(app.now(), actor.school.timeZone);
  return {
    status: 1,
    notices: await readableAmong(db, actor, today, input.notices),
    files: await readableFilesAmong(db, actor, today, input.files),
  };
};
