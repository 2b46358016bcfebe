import type { Clash } from '#contract/timetable/timetable.wire.ts';
import type { Refusing } from '#server/core/refusal.ts';
import { turns } from '#server/core/turns.ts';
import type { Queryable } from '#server/db/database.ts';
import { sayLesson } from './lesson.presenter.ts';
import { daysFrom, LessonBook, type Meeting, meetingAmong } from './lessons.ts';
import { namesOf } from './queries/names.ts';
import { timetableOf } from './queries/timetable.ts';

interface ClashReason {
  readonly code: 'clash';
  readonly params: Clash;
}
export type RefusingClash = Refusing<ClashReason>;

export function refuseClash({ refuse }: RefusingClash, clash: Clash | null): void {
  if (clash) throw refuse('clash', { params: { ...clash } });
}

type Scene = RefusingClash & { readonly db: Queryable };

/** Call after writing. Throws if two lessons meet on one of these days. */
export const refuseMeetings = (
  scene: Scene,
  schoolId: number,
  spans: readonly { readonly from: string; readonly to: string }[],
): Promise<void> =>
  refuseMeetingsOn(
    scene,
    schoolId,
    [...new Set(spans.flatMap(({ from, to }) => daysFrom(from, to)))].toSorted(),
  );

/** Takes sorted days. Pass only days that may have changed: a lesson may be valid for a hundred years. */
export async function refuseMeetingsOn(
  scene: Scene,
  schoolId: number,
  days: readonly string[],
): Promise<void> {
  const [from] = days;
  const to = days.at(-1);
  if (from === undefined || to === undefined) return;
  const book = new LessonBook(await timetableOf(scene.db, { schoolId, from, to }));
  const turn = turns();
  let meeting: Meeting | null = null;
  for (const day of days) {
    meeting = meetingAmong(book.on(day));
    if (meeting) break;
    await turn();
  }
  if (!meeting) return;
  const names = await namesOf(scene.db, schoolId, [meeting.one, meeting.other]);
  const none = { offerWeekday: 0, offerPeriod: 0, offerStarts: '', offerEnds: '' };
  refuseClash(scene, {
    what: meeting.what,
    mine: sayLesson(meeting.one, names),
    other: sayLesson(meeting.other, names),
    day: meeting.one.day,
    ...none,
  });
}
