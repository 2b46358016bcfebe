import type { Room } from '#server/core/room.ts';
import { registerPortraitRoutes } from './portrait-routes.ts';
import { profiles } from './schema.ts';

export const profileRoom: Room = {
  personal: [{ part: 'profile', table: profiles, secret: ['picture_key', 'small_picture_key'] }],
  routes: registerPortraitRoutes,
};
