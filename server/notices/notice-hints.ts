import type { Services } from '#server/core/context.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { rooms } from '#server/realtime/rooms.ts';

interface HintedNotice {
  readonly schoolId: number;
  readonly createdBy: number;
  readonly isActive: boolean;
  readonly visibleFrom: string;
}

/** Where a day begins first: what the office shares is read there before it is anywhere else. */
const firstZone = 'Pacific/Kiritimati';

/**
 * Of the rooms of a notice's readers those that may hear of it now: before its day, and while it is switched off, its
 * author alone [QU-22]. Nobody learns from a hint that there is something they cannot read yet.
 */
export function heardIn(
  app: Services,
  notice: HintedNotice,
  { timeZone }: { readonly timeZone: string },
  readers: readonly string[],
): readonly string[] {
  const { schoolId, createdBy, isActive, visibleFrom } = notice;
  const today = schoolDay(app.now(), schoolId === 0 ? firstZone : timeZone);
  if (isActive && visibleFrom <= today) return readers;
  return [rooms.person(schoolId, createdBy), ...(schoolId === 0 ? [rooms.office()] : [])];
}
