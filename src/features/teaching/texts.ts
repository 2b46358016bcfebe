import type { menuNames as teachingMenu } from './menu-names.en.ts';

/** The room's texts by area. An area or a text that is missing in a language does not compile. */
export interface TeachingTexts {
  readonly teachingMenu: typeof teachingMenu;
}
