import type { menuNames as curriculumMenu } from './menu-names.en.ts';
import type { messages as curriculum } from './messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface ContentTexts {
  readonly curriculum: typeof curriculum;
  readonly curriculumMenu: typeof curriculumMenu;
}
