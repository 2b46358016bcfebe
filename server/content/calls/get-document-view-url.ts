import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { toShownFile } from '../queries/shown-files.ts';
import { readContentFile } from '../read-content-file.ts';

/** [C9-03] Throws 404 if the caller may not read the document. */
export const getDocumentViewUrl: Handler<'get-document-view-url'> = async ({ document_id }, scene) => {
  const { app, db, actor } = scene;
  const found = await readContentFile(db, actor, document_id, app.now());
  if (!found) throw notFound();
  const file = toShownFile(found);
  const url = `/files/${file.id}`;
  const preview = file.hasPreview ? `${url}/preview` : '';
  return { success: 'true', data: { url, preview, file } };
};
