import type { Room } from '#server/core/room.ts';
import { registerFrameRoutes } from './frame-routes.ts';

/** What the room offers besides its calls. */
export const workspaceRoom: Room = {
  routes: (http, app) => registerFrameRoutes(http, app),
};
