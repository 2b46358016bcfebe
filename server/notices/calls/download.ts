import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { contentDisposition } from '#server/files/content-disposition.ts';
import { findReadableFile } from '../queries/notices.ts';

/** [C1-16, RP-07] The file as an attachment to keep; a demo school may look at it only. */
export const download: Handler<'download'> = async (input, { app, db, actor, reply, refuse }) => {
  const file = await findReadableFile(db, actor, input.filePath, schoolDay(app.now(), actor.school.timeZone));
  if (!file) throw notFound();
  if (actor.school.isDemo) throw refuse('demo_school');
  reply.headers({
    'content-type': 'application/octet-stream',
    'content-length': String(file.size),
    'content-disposition': contentDisposition('attachment', file.name),
    'cache-control': 'no-store',
  });
  return reply.send(await app.files.open(file.storageKey));
};
