import type { menuNames as learningMenu } from './menu-names.en.ts';
import type { messages as learning } from './messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface LearningTexts {
  readonly learning: typeof learning;
  readonly learningMenu: typeof learningMenu;
}
