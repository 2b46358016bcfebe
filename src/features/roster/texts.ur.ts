import { roster } from './messages.ur.ts';
import type { RosterTexts } from './texts.ts';

export const rosterUrdu: RosterTexts = { roster };
