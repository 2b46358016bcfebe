import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { contentDisposition } from '#server/files/content-disposition.ts';
import { findFile } from '#server/files/find-file.ts';

/** [C1-16, RP-07, VW-01] Visitors of a demo school may only look at a file, as everybody may at some. */
export const download: Handler<'download'> = async (input, { app, db, actor, reply, refuse }) => {
  const file = await findFile(app, db, actor, input.filePath);
  if (!file) throw notFound();
  refuseDemo({ actor, refuse });
  if (!file.isDownloadable) throw refuse('download_withheld');
  reply.headers({
    'content-type': 'application/octet-stream',
    'content-length': String(file.size),
    'content-disposition': contentDisposition('attachment', file.name),
    'cache-control': 'no-store',
  });
  return reply.send(await app.files.open(file.storageKey));
};
