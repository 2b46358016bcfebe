import { takesTime } from '#contract/timetable/timetable.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { overlap } from '../lessons.ts';
import { bookOf } from '../lessons-on.ts';
import { teachersOf } from '../queries/choices.ts';
import { findEntry } from '../queries/timetable.ts';

export const freeTeachers: Handler<'free-teachers'> = async ({ entryId, day }, { db, actor }) => {
  const schoolId = actor.school.id;
  const entry = await findEntry(db, schoolId, entryId);
  if (!entry) throw notFound();
  const { lessons } = await bookOf(db, { schoolId, from: day, to: day });
  const busy = new Set(
    lessons.filter((lesson) => takesTime(lesson) && overlap(lesson, entry)).map(({ personId }) => personId),
  );
  const rows = await teachersOf(db, schoolId);
  return { rows: rows.filter(({ id }) => !busy.has(id) && id !== entry.personId) };
};
