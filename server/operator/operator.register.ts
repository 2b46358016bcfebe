import type { Room } from '#server/core/room.ts';
import { registerOperatorRoutes } from './operator-routes.ts';

export const operatorRoom: Room = { routes: registerOperatorRoutes };
