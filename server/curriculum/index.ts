/** What other rooms may use of this one. */
export { projectsOfPart, readableAmong } from './given-projects.ts';
