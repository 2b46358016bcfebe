import type { FileReader } from '#server/core/context.ts';
import { findReadableFile, isInBook, readershipFor } from './queries/reading.ts';

const office = 0;

/**
 * A file that content carries, for whoever may read that content. The office's films are to be watched, and only its
 * authors keep them [VW-01]; students read books and do not keep them either.
 */
export const readContentFile: FileReader = async (db, actor, fileId) => {
  const file = await findReadableFile(db, actor, fileId);
  if (!file) return undefined;
  const isOfficeFilm = file.schoolId === office && file.type === 'video';
  const readership = readershipFor(actor);
  if (readership === 'authors') return { ...file, isDownloadable: true };
  const isBook = readership === 'all' && (await isInBook(db, fileId));
  return { ...file, isDownloadable: !isOfficeFilm && !isBook };
};
