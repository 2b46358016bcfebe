import type { messages as shell } from './messages.en.ts';
import type { screenNames as screens } from './screen-names.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface ShellTexts {
  readonly shell: typeof shell;
  readonly screens: typeof screens;
}
