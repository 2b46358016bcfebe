import type { Handler } from '#server/core/pipeline.ts';
import { queueClasses } from '../queries/choices.ts';

export const reviewClassList: Handler<'review-class-list'> = (_input, { db, actor }) =>
  queueClasses(db, actor);
