import type { menuNames as officeMenu } from './menu-names.en.ts';
import type { messages as office } from './messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface OfficeTexts {
  readonly office: typeof office;
  readonly officeMenu: typeof officeMenu;
}
