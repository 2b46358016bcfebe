import type { Handler } from '#server/core/pipeline.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { writeEventOnce } from '#server/report-events/index.ts';
import { refuseUnlessReadable } from '../queries/books.ts';
import { savePosition } from '../save-place.ts';

/** [QU-35] */
export const saveReadingPosition: Handler<'save-reading-place'> = async (input, scene) => {
  const { app, db, actor, refuse } = scene;
  refuseDemo({ actor, refuse });
  await refuseUnlessReadable(db, actor, input);
  const data = await savePosition(scene, input);
  const day = schoolDay(app.now(), actor.school.timeZone);
  const { id: schoolId, academicYear } = actor.school;
  await writeEventOnce(
    scene,
    { schoolId, measure: 'book.opened', subjectId: input.book_id, personId: actor.id, academicYear },
    `book.opened:${actor.id}:${input.book_id}:${day}`,
  );
  return { success: 'true', data };
};
