import type { FileReader } from '#server/core/context.ts';
import { findReadableFile, isInBook, readershipFor } from './queries/reading.ts';

const office = 0;

/** Only the office's authors may download its films [VW-01], and students may not download books. */
export const readContentFile: FileReader = async (db, actor, fileId) => {
  const file = await findReadableFile(db, actor, fileId);
  if (!file) return undefined;
  const isOfficeFilm = file.schoolId === office && file.type === 'video';
  const readership = readershipFor(actor);
  if (readership === 'authors') return { ...file, isDownloadable: true };
  const isBook = readership === 'all' && (await isInBook(db, fileId));
  return { ...file, isDownloadable: !isOfficeFilm && !isBook };
};
