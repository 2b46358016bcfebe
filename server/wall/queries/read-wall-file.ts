import { and, eq } from 'drizzle-orm';
import type { FileReader } from '#server/core/context.ts';
import { files } from '#server/files/schema/file.ts';
import { isFileOfWall } from './wall.ts';

/** Works of others may be viewed, but not downloaded. */
export const readWallFile: FileReader = async (db, actor, fileId) => {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), isFileOfWall(actor)))
    .limit(1);
  return file && { ...file, isDownloadable: false };
};
