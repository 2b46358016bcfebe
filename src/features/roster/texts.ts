import type { rosterMessages as roster } from './messages.en.ts';

/** The room's texts by area. An area or a text that is missing in a language does not compile. */
export interface RosterTexts {
  readonly roster: typeof roster;
}
