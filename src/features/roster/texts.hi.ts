import { roster } from './messages.hi.ts';
import type { RosterTexts } from './texts.ts';

export const rosterHindi: RosterTexts = { roster };
