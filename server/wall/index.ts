/** What other rooms may use of this one. */
export { putOnWall, takeOffWall, worksOnWall } from './put-on-wall.ts';
