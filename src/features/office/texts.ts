import type { menuNames as officeMenu } from './menu-names.en.ts';
import type { messages as office } from './messages.en.ts';

/** The room's texts by area. An area or a text that is missing in a language does not compile. */
export interface OfficeTexts {
  readonly office: typeof office;
  readonly officeMenu: typeof officeMenu;
}
