import { dayMilliseconds, roles } from '#contract';
import type { screenShareCalls } from '#contract/screen-share/screen-share.calls.ts';
import type { Handlers } from '#server/core/pipeline.ts';
import type { Room } from '#server/core/room.ts';
import { getScreenShare } from './calls/get-screen-share.ts';
import { setScreenShareRoom } from './calls/set-screen-share-room.ts';
import { startVideoScreen } from './calls/start-video-screen.ts';
import { stopScreenShare } from './calls/stop-screen-share.ts';
import { studentAvailable } from './calls/student-available.ts';
import { clearShares } from './queries/shares.ts';
import { screenShares } from './schema.ts';
import { screenOffer } from './screen-offer.ts';

/** A built call of the room without a handler does not compile, nor a handler without a call. */
export const screenShareHandlers: Handlers<typeof screenShareCalls> = {
  'get-screen-share': getScreenShare,
  setScreenShareRoom,
  'start-video-screen': startVideoScreen,
  'stop-screen-share': stopScreenShare,
  'student-available': studentAvailable,
};

/** What the room offers besides its calls. */
export const screenShareRoom: Room = {
  lines: [screenOffer],
  personal: [{ part: 'screens shared', table: screenShares, isMerged: true }],
  menu: [
    {
      name: 'Screen shares',
      url: 'admin/screen-shares',
      icon: 'screen-shares',
      roles: [roles.schoolAdmin],
      order: 24,
      isFor: ({ isDemo }) => !isDemo,
    },
  ],
  clear: (app, today) =>
    clearShares(app.db, new Date(today.getTime() - app.config.retentionDays * dayMilliseconds)),
};
