import type { Handler } from '#server/core/pipeline.ts';
import { feedOf } from '../queries/calendar-feed.ts';

export const getCalendarFeed: Handler<'get-calendar-feed'> = async (_input, { db, actor }) => {
  const feed = await feedOf(db, actor);
  return {
    status: 1,
    data: { made_at: feed?.createdAt.toISOString() ?? '', read_at: feed?.readAt?.toISOString() ?? '' },
  };
};
