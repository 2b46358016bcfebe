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

/** Where a day begins first: what the office shares is read there before it is anywhere else. */
const firstZone = 'Pacific/Kiritimati';

/**
 * The channels that may hear of a notice now, among those of its readers. Before its day, and while it is switched off,
 * that is its author alone [QU-22]; of a notice of last year, its author and the admins. A hint tells no one of something
 * they cannot read yet.
 */
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
