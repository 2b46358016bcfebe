import type { Handler } from '#server/core/pipeline.ts';
import { queuePage } from '../queries/queue.ts';

/** [C5-01] */
export const getClubProjectStudent: Handler<'get-club-project-student'> = (input, { db, actor }) =>
  queuePage(db, actor, input, ['club']);
