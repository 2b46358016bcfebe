/** What other rooms may use of this one. */
export { giveToStudents, takeFromStudents } from './give-to-students.ts';
export { projectsOfPart, readableAmong } from './given-projects.ts';
export { hasProject } from './notify-class.ts';
