import { hasModule, modules } from '#contract/core/modules.ts';
import type { FileReader } from '#server/core/context.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { findReadableFile } from './queries/notices.ts';

/** Finds a file of a readable notice for people who have the notices module [RP-01]. */
export const readNoticeFile: FileReader = async (db, actor, fileId, now) => {
  if (!hasModule(actor, modules.notices)) return undefined;
  const file = await findReadableFile(db, actor, fileId, schoolDay(now, actor.school.timeZone));
  return file && { ...file, isDownloadable: true };
};
