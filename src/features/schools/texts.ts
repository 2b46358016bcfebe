import type { menuNames as schoolsMenu } from './menu-names.en.ts';
import type { messages as schools } from './messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface SchoolsTexts {
  readonly schools: typeof schools;
  readonly schoolsMenu: typeof schoolsMenu;
}
