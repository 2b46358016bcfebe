import type { messages as profile } from './messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface ProfileTexts {
  readonly profile: typeof profile;
}
