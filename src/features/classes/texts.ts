import type { menuNames as classesMenu } from './menu-names.en.ts';
import type { messages as classes } from './messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface ClassesTexts {
  readonly classes: typeof classes;
  readonly classesMenu: typeof classesMenu;
}
