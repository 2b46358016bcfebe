export { giveToStudents, takeFromStudents } from './give-to-students.ts';
export { isStudentWithProject } from './queries/class-projects.ts';
export { projectsOfPart, readableAmong } from './queries/given-projects.ts';
