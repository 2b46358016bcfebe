import type { messages as profile } from './messages.en.ts';

/** The room's texts by area. An area or a text that is missing in a language does not compile. */
export interface ProfileTexts {
  readonly profile: typeof profile;
}
