import type { Handler } from '#server/core/pipeline.ts';
import { cardsFor } from '../cards.ts';
import { isGiven } from '../queries/cards.ts';

/** [CB-05, CB-06] */
export const getScheduleAssessment: Handler<'get-schedule-assessment'> = (
  { faculty_id, skip, only_urgent },
  scene,
) =>
  cardsFor(scene, {
    only: isGiven('grade', faculty_id, only_urgent === 1 ? scene.app.now() : undefined),
    order: 'newest',
    skip,
  });
