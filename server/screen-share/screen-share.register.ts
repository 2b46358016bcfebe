import { dayMilliseconds } from '#contract/core/days.ts';
import { roles } from '#contract/core/roles.ts';
import type { Room } from '#server/core/room.ts';
import { clearShares } from './queries/shares.ts';
import { screenShares } from './schema.ts';
import { screenOffer } from './screen-offer.ts';

export const screenShareRoom: Room = {
  lines: [screenOffer],
  personal: [{ part: 'screens shared', table: screenShares, isMerged: true }],
  menu: [
    {
      name: 'Screen shares',
      url: 'admin/screen-shares',
      icon: 'screen-shares',
      roles: [roles.schoolAdmin],
      isFor: ({ isDemo }) => !isDemo,
    },
  ],
  clear: (app, today) =>
    clearShares(app.db, new Date(today.getTime() - app.config.retentionDays * dayMilliseconds)),
};
