import { profile } from './messages.hi.ts';
import type { ProfileTexts } from './texts.ts';

export const profileHindi: ProfileTexts = { profile };
