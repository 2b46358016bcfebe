import { holdsModule, modules } from '#contract';
import type { FileReader } from '#server/core/context.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { findReadableFile } from './queries/notices.ts';

/** What hangs on a notice somebody may read, for whoever was given the notices [RP-01]. */
export const readNoticeFile: FileReader = async (db, actor, fileId, now) =>
  holdsModule(actor, modules.notices)
    ? findReadableFile(db, actor, fileId, schoolDay(now, actor.school.timeZone))
    : undefined;
