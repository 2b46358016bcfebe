import { timeText } from '#contract/timetable/timetable.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { comingLessons } from '#server/timetable/index.ts';
import { freshProjects, nextSessions } from '../queries/today.ts';

export const teachingToday: Handler<'teaching-today'> = async (_input, scene) => {
  const { app, db, actor } = scene;
  const today = schoolDay(app.now(), actor.school.timeZone);
  const coming = await comingLessons(scene);
  const lessons = coming.filter(({ day }) => day === coming[0]?.day);
  const groups = await nextSessions(db, actor, today, wantedOf(lessons));
  return {
    success: 'true',
    data: {
      today,
      groups,
      lessons: lessons.map((lesson) => ({
        division: lesson.divisionId,
        subject: lesson.subject,
        day: lesson.day,
        starts: timeText(lesson.starts),
        ends: timeText(lesson.ends),
        starts_at: lesson.startsAt,
        ends_at: lesson.endsAt,
        class_name: lesson.className,
        room_name: lesson.roomName,
        is_substitute: lesson.isSubstitute ? 1 : 0,
      })),
      fresh: await freshProjects(db, actor, app.now()),
    },
  };
};

/** The project of each class's first lesson in the timetable. */
function wantedOf(lessons: readonly { readonly divisionId: number; readonly projectId: number | null }[]) {
  const first = new Map<number, number | null>();
  for (const { divisionId, projectId } of lessons)
    if (!first.has(divisionId)) first.set(divisionId, projectId);
  return [...first].flatMap(([divisionId, projectId]) =>
    projectId === null ? [] : [{ divisionId, projectId }],
  );
}
