/** What other rooms may use of this one. */
export { putOnWall, takeOffWall } from './put-on-wall.ts';
export { worksOnWall } from './queries/entries.ts';
