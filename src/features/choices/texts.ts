import type { menuNames as curriculumChoicesMenu } from './menu-names.en.ts';
import type { choiceMessages as curriculumChoices } from './messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface ChoiceTexts {
  readonly curriculumChoices: typeof curriculumChoices;
  readonly curriculumChoicesMenu: typeof curriculumChoicesMenu;
}
