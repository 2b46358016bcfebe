import type { Handler } from '#server/core/pipeline.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { readableAmong, readableFilesAmong } from '../queries/kept-notices.ts';

/** How many files of other rooms are checked one by one; a browser keeps fewer. */
const othersAtMost = 100;

/** [LO-06] Names the notices and files that a browser must drop because its reader may not read them any more. */
export const checkKeptNotices: Handler<'check-kept-notices'> = async (input, { app, db, actor }) => {
  const now = app.now();
  const today = schoolDay(now, actor.school.timeZone);
  const files = await readableFilesAmong(db, actor, today, input.files);
  const known = new Set(files);
  const others = [...new Set(input.files)].filter((id) => !known.has(id)).slice(0, othersAtMost);
  for (const id of others)
    for (const read of app.offers.files)
      if (!known.has(id) && (await read(db, actor, id, now))) known.add(id);
  return { status: 1, notices: await readableAmong(db, actor, today, input.notices), files: [...known] };
};
