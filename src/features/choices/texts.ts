import type { menuNames as curriculumChoicesMenu } from './menu-names.en.ts';
import type { choiceMessages as curriculumChoices } from './messages.en.ts';

/** The texts of the school's side by area. An area or a text that is missing in a language does not compile. */
export interface ChoiceTexts {
  readonly curriculumChoices: typeof curriculumChoices;
  readonly curriculumChoicesMenu: typeof curriculumChoicesMenu;
}
