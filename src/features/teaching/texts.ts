import type { menuNames as teachingMenu } from './menu-names.en.ts';
import type { teachingMessages as teaching } from './messages.en.ts';

/** The texts of the room by area. An area or a text that is missing in a language does not compile. */
export interface TeachingTexts {
  readonly teaching: typeof teaching;
  readonly teachingMenu: typeof teachingMenu;
}
