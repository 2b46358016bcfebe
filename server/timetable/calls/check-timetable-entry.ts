import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { candidateOf, clashOfEntry } from '../check-entry.ts';
import { resolveEntry } from '../entry-values.ts';
import { findEntry } from '../queries/timetable.ts';

export const checkTimetableEntry: Handler<'check-timetable-entry'> = async ({ id, ...fields }, scene) => {
  const { db, actor } = scene;
  const was = id === 0 ? undefined : await findEntry(db, actor.school.id, id);
  if (id !== 0 && !was) throw notFound();
  const { values, gradeId } = await resolveEntry(scene, fields, was);
  return { clash: await clashOfEntry(db, actor.school.id, candidateOf(values, gradeId, id)) };
};
