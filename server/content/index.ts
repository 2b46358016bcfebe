export { tellAssignees, tellCurriculumChanged } from './hints.ts';
export { templateResource } from './queries/content-resources.ts';
export { hasTool, toolsNamed } from './queries/masters.ts';
export { isReadable, isReadableBook, readershipFor, sharedSessions } from './queries/reading.ts';
export { shownFileColumns, shownFiles, toShownFile } from './queries/shown-files.ts';
export { clearDefaultTemplate, insertTemplateProjects } from './queries/templates.ts';
export { takeBackNotifications, tellOfProject } from './tell.ts';
