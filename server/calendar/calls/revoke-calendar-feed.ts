import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { revokeFeed } from '../queries/calendar-feed.ts';

export const revokeCalendarFeed: Handler<'revoke-calendar-feed'> = async (_input, { app, db, actor }) => {
  if (await revokeFeed(db, actor)) await audit({ app, db }, actor, 'calendar.revoked', {});
  return { status: 1 };
};
