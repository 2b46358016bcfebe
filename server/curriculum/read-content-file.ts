import { and, eq, sql } from 'drizzle-orm';
import type { FileReader } from '#server/core/context.ts';
import { files } from '#server/files/schema/file.ts';
import { isReadableCarrier } from './reading.ts';
import { contentFiles } from './schema/published.ts';

/** A file that content carries, for whoever may read that content. */
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
  return file;
};
