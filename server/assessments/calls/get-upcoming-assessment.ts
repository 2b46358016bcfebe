import type { Handler } from '#server/core/pipeline.ts';
import { cardsFor } from '../cards.ts';
import { isComing } from '../queries/cards.ts';

/** [CB-01, DF-08] */
export const getUpcomingAssessment: Handler<'get-upcoming-assessment'> = (_input, scene) =>
  cardsFor(scene, { only: isComing(scene.app.now()), order: 'next' });
