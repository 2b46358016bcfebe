import { and, eq } from 'drizzle-orm';
import type { FileReader } from '#server/core/context.ts';
import { files } from '#server/files/schema/file.ts';
import { neutralNameIn } from './neutral-names.ts';
import { entriesOfFile, isFileOfWall } from './wall.ts';

/** Works of others may be viewed, but not downloaded. The name goes out as `Content-Disposition`. */
export const readWallFile: FileReader = async (db, actor, fileId) => {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), isFileOfWall(actor)))
    .limit(1);
  if (!file) return undefined;
  const shown = { ...file, isDownloadable: false };
  const [work] = await entriesOfFile(db, actor, fileId);
  if (work?.isNamed || file.schoolId === actor.school.id) return shown;
  return { ...shown, name: await neutralNameIn(db, work, file) };
};
