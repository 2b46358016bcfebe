import { zipWorksMost } from '#contract/review/review.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { contentDisposition } from '#server/files/content-disposition.ts';
import { streamZip } from '#server/files/stream-zip.ts';
import { filtersOf } from '../filters-of.ts';
import { zippedWorks } from '../queries/queue.ts';
import { zipEntries, zipName } from '../work-zip.ts';

/** [C5-01] Streams, so the size is unknown until the end. */
export const getUploadedStudentDownload: Handler<'get-uploaded-student-download'> = async (input, scene) => {
  const found = await zippedWorks(scene.db, scene.actor, filtersOf(input));
  if (found.length === 0) throw notFound();
  if (found.length > zipWorksMost) throw scene.refuse('too_many_works', { params: { limit: zipWorksMost } });
  const name = [zipName(found), 'works'].filter((part) => part !== '').join(' ');
  scene.reply.headers({
    'content-type': 'application/zip',
    'content-disposition': contentDisposition('attachment', `${name}.zip`),
    'cache-control': 'no-store',
  });
  return scene.reply.send(streamZip(zipEntries(scene, found)));
};
