import type { Services } from '#server/core/context.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { rooms } from '#server/realtime/rooms.ts';

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
 * Of the rooms of a notice's readers those that may hear of it now: before its day, and while it is switched off, its
 * author alone [QU-22]; of last year's its author and who oversees the board. Nobody learns from a hint that there is something they cannot read yet.
 */
export function broadcastRooms(
  app: Services,
  notice: HintedNotice,
  school: { readonly timeZone: string; readonly academicYear: string },
  readers: readonly string[],
): readonly string[] {
  const { schoolId, createdBy, isActive, visibleFrom, academicYear } = notice;
  const today = schoolDay(app.now(), schoolId === 0 ? firstZone : school.timeZone);
  const author = rooms.person(schoolId, createdBy);
  if (!isActive || visibleFrom > today) return [author, ...(schoolId === 0 ? [rooms.office()] : [])];
  const isOfThisYear = academicYear === '' || academicYear === school.academicYear;
  return isOfThisYear ? readers : [author, rooms.admins(schoolId)];
}
