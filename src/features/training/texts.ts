import type { menuNames as trainingMenu } from './menu-names.en.ts';
import type { trainingMessages as training } from './messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface TrainingTexts {
  readonly training: typeof training;
  readonly trainingMenu: typeof trainingMenu;
}
