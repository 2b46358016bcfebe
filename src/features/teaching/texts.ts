import type { menuNames as teachingMenu } from './menu-names.en.ts';
import type { teachingMessages as teaching } from './messages.en.ts';
import type { projectMessages as teachingProjects } from './project-messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface TeachingTexts {
  readonly teaching: typeof teaching;
  readonly teachingProjects: typeof teachingProjects;
  readonly teachingMenu: typeof teachingMenu;
}
