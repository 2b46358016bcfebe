export { putOnWall, takeOffWall } from './put-on-wall.ts';
export { worksOnWall } from './queries/entries.ts';
