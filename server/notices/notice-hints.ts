import type { Services } from '#server/core/context.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { channels } from '#server/realtime/channels.ts';
import type { NoticeChannel } from './notice-channel.ts';

interface HintedNotice {
  readonly schoolId: number;
  readonly createdBy: number;
  readonly isActive: boolean;
  readonly visibleFrom: string;
  readonly academicYear: string;
}

/** The first time zone to begin a day: the first to read what the office shares. */
const firstZone = 'Pacific/Kiritimati';

/** Limits channels to people who can read the notice now: while it is off or early, only its author [QU-22]. */
export function channelsNow(
  app: Services,
  notice: HintedNotice,
  school: { readonly timeZone: string; readonly academicYear: string },
  readers: readonly NoticeChannel[],
): readonly NoticeChannel[] {
  const { schoolId, createdBy, isActive, visibleFrom, academicYear } = notice;
  const today = schoolDay(app.now(), schoolId === 0 ? firstZone : school.timeZone);
  const author = channels.person(schoolId, createdBy);
  if (!isActive || visibleFrom > today)
    return [author, ...(schoolId === 0 ? [channels.desk('notices')] : [])];
  const isOfThisYear = academicYear === '' || academicYear === school.academicYear;
  return isOfThisYear ? readers : [author, channels.admins(schoolId)];
}
