import { and, desc, eq, sql } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { people } from '#server/directory/schema.ts';
import { files } from '#server/files/schema/file.ts';
import { shownFileColumns } from '../queries/shown-files.ts';
import { contentFiles } from '../schema/published.ts';

/** [C9-03] All that one carrier has carried in the place of this document. */
export const getZohoDocumentList: Handler<'get-zoho-document-list'> = async ({ document_id }, { db }) => {
  const [known] = await db
    .select()
    .from(contentFiles)
    .where(and(eq(contentFiles.schoolId, 0), eq(contentFiles.fileId, document_id)))
    .orderBy(desc(contentFiles.revision))
    .limit(1);
  if (!known) throw notFound();
  const rows = await db
    .select({
      revision: contentFiles.revision,
      addedAt: contentFiles.addedAt,
      replacedAt: contentFiles.replacedAt,
      addedBy: sql<string>`coalesce(trim(${people.firstName} || ' ' || ${people.lastName}), '')`,
      file: shownFileColumns,
    })
    .from(contentFiles)
    .innerJoin(files, and(eq(files.schoolId, contentFiles.schoolId), eq(files.id, contentFiles.fileId)))
    .leftJoin(people, eq(people.id, contentFiles.addedBy))
    .where(and(eq(contentFiles.carrier, known.carrier), eq(contentFiles.carrierId, known.carrierId)))
    .orderBy(desc(contentFiles.revision));
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
