import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { findContentFile, listRevisions } from '../queries/file-revisions.ts';

/** [C9-03] */
export const getZohoDocumentList: Handler<'get-zoho-document-list'> = async ({ document_id }, { db }) => {
  const known = await findContentFile(db, 0, document_id);
  if (!known) throw notFound();
  const rows = await listRevisions(db, { kind: known.carrier, id: known.carrierId });
  return {
    success: 'true',
    data: {
      editor: 'off',
      information: 'Documents are not edited in an outside editor here: upload a new revision.',
      revisions: rows.map(({ revision, file, addedBy, addedAt, replacedAt }) => ({
        revision,
        file,
        added_by: addedBy,
        added_at: addedAt.getTime(),
        is_current: replacedAt === null,
      })),
    },
  };
};
