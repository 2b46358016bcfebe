import type { rosterMessages as roster } from './messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface RosterTexts {
  readonly roster: typeof roster;
}
