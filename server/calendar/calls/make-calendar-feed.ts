import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { makeFeed } from '../queries/calendar-feed.ts';

export const makeCalendarFeed: Handler<'make-calendar-feed'> = async (_input, { app, db, actor, refuse }) => {
  // Many visitors share a demo account, so one would make another's calendar.
  refuseDemo({ actor, refuse });
  const secret = await makeFeed(db, actor, app.now());
  await audit({ app, db }, actor, 'calendar.made', {});
  return { status: 1, data: { path: `/calendar/${secret}.ics`, made_at: app.now().toISOString() } };
};
