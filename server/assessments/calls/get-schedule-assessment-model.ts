import { and } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { cardsFor } from '../cards.ts';
import { isGivenTo, isOfTeacher, isUrgent } from '../queries/cards.ts';

/** [CB-05, CB-06] */
export const getScheduleAssessmentModel: Handler<'get-schedule-assessment-model'> = (
  { faculty_id, skip, only_urgent },
  scene,
) =>
  cardsFor(scene, {
    where: and(
      isGivenTo('club'),
      faculty_id === 0 ? undefined : isOfTeacher(faculty_id),
      only_urgent === 1 ? isUrgent(scene.app.now()) : undefined,
    ),
    order: 'newest',
    skip,
  });
