import { addDays } from '#contract/core/days.ts';
import { isBreakName, takesTime, timeText, weekdayOf } from '#contract/timetable/timetable.rules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { bookOf } from './lessons-on.ts';
import { instantOf } from './local-time.ts';
import { namesOf } from './queries/names.ts';

type Scene = Pick<SignedInContext, 'app' | 'db' | 'actor'>;

export interface ComingLesson {
  readonly day: string;
  readonly subject: string;
  /** Minutes since midnight on the school's clocks. */
  readonly starts: number;
  readonly ends: number;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly divisionId: number;
  /** null: none. */
  readonly projectId: number | null;
  readonly className: string;
  /** '': none. */
  readonly roomName: string;
  readonly isSubstitute: boolean;
}

/** Lessons of the next seven days that are not over. Leaves out Break and Lunch [QU-62]. */
export async function comingLessons({ app, db, actor }: Scene): Promise<ComingLesson[]> {
  const { id: schoolId, timeZone } = actor.school;
  const now = app.now().getTime();
  const today = schoolDay(app.now(), timeZone);
  const { lessons } = await bookOf(db, { schoolId, from: today, to: addDays(today, 6), teacherId: actor.id });
  const coming = lessons.filter(
    (lesson) =>
      takesTime(lesson) &&
      lesson.personId === actor.id &&
      !isBreakName(lesson.subject) &&
      instantOf({ day: lesson.day, minutes: lesson.ends }, timeZone) > now,
  );
  const names = await namesOf(db, schoolId, coming);
  return coming.map(({ day, subject, starts, ends, divisionId, schoolRoomId, entry, state }) => ({
    day,
    subject,
    starts,
    ends,
    startsAt: instantOf({ day, minutes: starts }, timeZone),
    endsAt: instantOf({ day, minutes: ends }, timeZone),
    divisionId,
    projectId: entry?.projectId ?? null,
    className: names.divisions.get(divisionId) ?? '',
    roomName: names.schoolRooms.get(schoolRoomId ?? 0) ?? '',
    isSubstitute: state === 'substitute',
  }));
}

/** [EN-31] */
export const nextSessions = async (scene: Scene) =>
  (await comingLessons(scene)).map(({ day, subject, starts, ends, className, roomName }) => ({
    subject,
    day_number: weekdayOf(day),
    session_start_time: timeText(starts),
    session_end_time: timeText(ends),
    session_date: day,
    class_name: className,
    room_name: roomName,
  }));
