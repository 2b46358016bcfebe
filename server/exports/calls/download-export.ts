import type { Handler } from '#server/core/pipeline.ts';
import { forbidden, notFound } from '#server/core/refusal.ts';
import { contentDisposition } from '#server/files/content-disposition.ts';
import { fileNameOf } from '../export.presenter.ts';
import { ownExport } from '../queries/exports.ts';
import { reachOf, readRight, sourceOf } from '../rights.ts';

/** [GR-07] Checks the right to the list again, because the person may have lost it meanwhile. */
export const downloadExport: Handler<'download-export'> = async (
  { id },
  { app, db, actor, reply, refuse },
) => {
  const row = await ownExport(db, actor, { id, now: app.now() });
  if (!row) throw notFound();
  await readRight({ app, db, actor, source: sourceOf(app, row.kind), query: row.request.query });
  if (row.reach !== null && row.reach !== (await reachOf(db, actor))) throw forbidden();
  if (row.storageKey === null) throw refuse('export_not_ready');
  reply.headers({
    'content-type': 'application/octet-stream',
    'content-length': String(row.size),
    'content-disposition': contentDisposition('attachment', fileNameOf(row, actor.school.timeZone)),
    'cache-control': 'no-store',
  });
  return reply.send(await app.files.open(row.storageKey));
};
