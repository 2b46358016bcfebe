import { and, eq, sql } from 'drizzle-orm';
import type { FileReader } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { files } from '#server/files/schema/file.ts';
import { isOfBook, isReadableCarrier, readershipFor } from './reading.ts';
import { contentFiles } from './schema/published.ts';

const office = 0;

/**
 * A file that content carries, for whoever may read that content. The office's films are to be watched, and only its
 * authors keep them [VW-01]; students read books and do not keep them either.
 */
export const readContentFile: FileReader = async (db, actor, fileId) => {
  const isCarried = sql`exists (
    select 1 from ${contentFiles}
    where ${contentFiles.fileId} = ${files.id} and ${contentFiles.schoolId} = ${files.schoolId}
      and ${isReadableCarrier(actor)})`;
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), isCarried))
    .limit(1);
  if (!file) return undefined;
  const isOfficeFilm = file.schoolId === office && file.type === 'video';
  const readership = readershipFor(actor);
  if (readership === 'authors') return { ...file, isDownloadable: true };
  const isBook = readership === 'all' && (await isInBook(db, fileId));
  return { ...file, isDownloadable: !isOfficeFilm && !isBook };
};

async function isInBook(db: Queryable, fileId: string): Promise<boolean> {
  const found = await db
    .select({ id: contentFiles.id })
    .from(contentFiles)
    .where(and(eq(contentFiles.fileId, fileId), isOfBook))
    .limit(1);
  return found.length > 0;
}
