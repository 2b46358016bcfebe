import type { LineOffer } from '#server/core/room.ts';
import { createLivekitRooms } from './livekit/livekit-rooms.ts';
import type { ScreenHub } from './relay/screen.types.ts';
import { createScreenRelay } from './relay/screen-relay.ts';
import { screenLine } from './screen-line.ts';
import { screenRules } from './screen-rules.ts';

/** The configured LiveKit server, or else this server's relay. */
export const screenOffer: LineOffer<ScreenHub> = {
  key: screenLine,
  open: (http, { livekit }, cluster) =>
    livekit ? createLivekitRooms(livekit, cluster) : createScreenRelay(http, cluster),
  attach: (place, app) => place.attach(screenRules(app)),
};
