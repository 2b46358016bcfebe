import type { Handler } from '#server/core/pipeline.ts';
import { nextInQueue } from '../queries/queue.ts';

export const nextWork: Handler<'next-work'> = ({ after, search, filters }, { db, actor }) =>
  nextInQueue(db, actor, after, { search, filters });
