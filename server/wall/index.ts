export { isOnWall, putOnWall, takeOffWall } from './put-on-wall.ts';
